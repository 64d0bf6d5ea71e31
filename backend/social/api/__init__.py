"""The social package over HTTP."""
