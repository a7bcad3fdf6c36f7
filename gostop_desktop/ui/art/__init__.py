"""What is drawn once and shown often: cards, icons, portraits, materials, shapes, and the store of scaled pictures."""
