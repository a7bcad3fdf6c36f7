"""What a person sees and hears, without a screen."""
