"""What every test starts from."""
