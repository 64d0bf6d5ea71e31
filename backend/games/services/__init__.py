"""What can be done to tables and games; every function is one whole change."""
