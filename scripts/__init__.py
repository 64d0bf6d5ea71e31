"""What `make` does. Only Python's own library: these run before anything is installed."""
