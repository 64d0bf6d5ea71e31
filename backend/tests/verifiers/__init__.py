"""The two verifiers of records, the server's and the page's, held to one another.

`python -m tests.verifiers --minutes 10` lets them judge broken records for as long as one likes.
"""
