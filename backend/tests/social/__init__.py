"""Tests of the social package."""
