"""Tables full of people whose games have begun, made by the services themselves."""

from datetime import UTC, datetime
from importlib import import_module

from django.conf import settings

from accounts import sessions
from accounts.guests import create_guest
from accounts.identifiers import new_guest_name, new_public_id
from accounts.instants import now_ms
from accounts.models import User
from engine.options import Options
from engine.shuffle import client_hash
from games.identifiers import new_chance, new_game_id, new_server_seed, new_table_id
from games.management.bench.players import Seat
from games.services import lobby, ready_step

SEATS = 4
SEED = "a seed"


def table_of_people() -> list[Seat]:
    """Return four people with sessions, whose game at a new table has just begun."""
    people = [_guest() for _ in range(SEATS)]
    host, table_id = people[0][0], new_table_id()
    terms = lobby.Terms(Options(length="full"), "normal", "private")
    lobby.open_table(host, terms, seats=SEATS, table_id=table_id, now=now_ms())
    for user, _ in people[1:]:
        lobby.join(table_id, user, None, now=now_ms())
    new = ready_step.NewGame(new_game_id(), new_server_seed())
    ready_step.start(table_id, host.pk, new, now=now_ms())
    for user, _ in people:
        promise = ready_step.Promise(new.game_id, client_hash(SEED))
        ready_step.give_hash(table_id, user.pk, promise, now=now_ms())
    for user, _ in people:
        seed = ready_step.Seed(new.game_id, SEED)
        ready_step.reveal(table_id, user.pk, seed, now=now_ms(), chance=new_chance())
    return [Seat(session, table_id, new.game_id) for _, session in people]


def _guest() -> tuple[User, str]:
    guest = create_guest(
        language="en", public_id=new_public_id(), propose_name=new_guest_name, now=datetime.now(UTC)
    )
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session.create()
    sessions.remember_guest(session, guest)
    session.save()
    return guest, str(session.session_key)
