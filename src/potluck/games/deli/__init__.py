"""Clash at the Deli."""
