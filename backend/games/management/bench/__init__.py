"""What `bench_moves` is made of."""
