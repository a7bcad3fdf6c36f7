"""Everything that a person sees and hears; pygame lives here and nowhere else."""
