"""Every setting of the server, read from the environment, in this one place.

Without any variable set this is the *embedded default*: one process with SQLite, an in-memory
channel layer and a Celery worker in a thread, for `http://localhost:8000`. `DATABASE_URL` moves
the data to PostgreSQL, `REDIS_URL` moves messages and tasks to Redis so that many web and worker
processes can share the load, and `CRAITS_ENV=production` makes demanding what is convenient to
leave out at home. docs/operations.md lists the variables.
"""

import secrets
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import django_stubs_ext
import environ
from django.core.exceptions import ImproperlyConfigured

from config import contact, sign_in_providers
from config.caching import set_cache_control

BACKEND_DIR = Path(__file__).resolve().parent.parent
ROOT_DIR = BACKEND_DIR.parent

env = environ.Env()

# Lets `ModelAdmin[User]` and its like be written where Python itself does not know them.
django_stubs_ext.monkeypatch()

# --- Where this server stands ---------------------------------------------------------------

PRODUCTION = env.str("CRAITS_ENV", default="local") == "production"
DEBUG = env.bool("CRAITS_DEBUG", default=False)
if PRODUCTION and DEBUG:
    raise ImproperlyConfigured("CRAITS_DEBUG shows secrets of running games: not in production.")

DATA_DIR = Path(env.str("CRAITS_DATA_DIR", default=str(ROOT_DIR / "var")))
DATA_DIR.mkdir(parents=True, exist_ok=True)

PUBLIC_URL = env.str("CRAITS_PUBLIC_URL", default="http://localhost:8000").rstrip("/")
if PRODUCTION and "CRAITS_PUBLIC_URL" not in env.ENVIRON:
    raise ImproperlyConfigured("CRAITS_PUBLIC_URL must name the site's address in production.")
PUBLIC_HOST = urlsplit(PUBLIC_URL).hostname or ""
HTTPS = PUBLIC_URL.startswith("https://")
# A link to whoever runs it; empty if they name none.
CONTACT = contact.link(env.str("CRAITS_CONTACT", default=""))


def _local_secret_key() -> str:
    """Return the key kept in the data folder, making it at the first start."""
    path = DATA_DIR / "secret_key"
    try:
        with path.open("x", encoding="ascii") as file:
            path.chmod(0o600)
            file.write(secrets.token_urlsafe(50))
    except FileExistsError:
        pass
    return path.read_text("ascii")


SECRET_KEY = (
    env.str("SECRET_KEY")
    if PRODUCTION
    else env.str("SECRET_KEY", default="") or _local_secret_key()
)
# Former keys: what they signed and encrypted is still read.
SECRET_KEY_FALLBACKS = env.list("SECRET_KEY_FALLBACKS", default=[])

ALLOWED_HOSTS = [
    *env.list("CRAITS_ALLOWED_HOSTS", default=[]),
    *([PUBLIC_HOST] if PRODUCTION else [PUBLIC_HOST, "localhost", "127.0.0.1", "[::1]"]),
]

# --- What it is made of ---------------------------------------------------------------------

# Outside providers that people may sign in with; none unless the operator names some.
_sign_in_with = sign_in_providers.read(env.str("CRAITS_SIGN_IN_PROVIDERS", default=""))

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.contrib.admin",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.mfa",
    "allauth.socialaccount",
    *_sign_in_with.apps,
    "allauth.usersessions",
    "channels",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "drf_standardized_errors",
    "engine",
    "bots",
    "accounts",
    "games",
    "history",
    "ratings",
    "stats",
    "simulated",
    "matchmaking",
    "social",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    # Before WhiteNoise, so that the page itself carries the policy too.
    "config.policy.PolicyMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "accounts.middleware.SignInBodyMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "allauth.usersessions.middleware.UserSessionsMiddleware",
]

ROOT_URLCONF = "config.urls"
# An address is what it is: to look whether it would be one with a slash behind it is, for each
# call of the API, to look through all of them twice.
APPEND_SLASH = False
ASGI_APPLICATION = "config.asgi.application"

TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        # Our words for the mails that allauth sends, before its own.
        "DIRS": [BACKEND_DIR / "accounts" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

LANGUAGE_CODE = "en"
# What mails are written in: those of the page (accounts.choices). The catalogues stand before
# those of the libraries, and are compiled (docs/decisions.md).
LANGUAGES = [("en", "English"), ("ms", "Malay"), ("bg", "Bulgarian"), ("su", "Sundanese")]
LOCALE_PATHS = [BACKEND_DIR / "accounts" / "locale"]
TIME_ZONE = "UTC"
USE_I18N = True
USE_TZ = True
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# --- Database -------------------------------------------------------------------------------

_SQLITE_OPTIONS = {
    # A transaction that reads, then writes, must hold the write lock from its start: the
    # deferred kind fails with "database is locked" as soon as two of them meet.
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
}
_POSTGRES_OPTIONS = {
    "pool": {"min_size": 1, "max_size": env.int("CRAITS_DB_POOL", default=16), "timeout": 10},
}

_database = env.db_url("DATABASE_URL", default=f"sqlite:///{DATA_DIR / 'craits.sqlite3'}")
SQLITE = _database["ENGINE"] == "django.db.backends.sqlite3"
_database["OPTIONS"] = _SQLITE_OPTIONS if SQLITE else _POSTGRES_OPTIONS
# The pool tries a connection before it gives it: threads that keep theirs are spared this.
_database["CONN_HEALTH_CHECKS"] = not SQLITE
if SQLITE:
    # Opening the file costs ten times what a move's statements cost: threads keep it open.
    _database["CONN_MAX_AGE"] = None
    # A file, not memory: tests must meet the locking that players meet.
    _database["TEST"] = {"NAME": str(DATA_DIR / "test.sqlite3")}
DATABASES = {"default": _database}

# --- Messages and tasks ---------------------------------------------------------------------

REDIS_URL = env.str("REDIS_URL", default="")
EMBEDDED = not REDIS_URL

CHANNEL_LAYERS: dict[str, dict[str, Any]] = {
    "default": {
        "BACKEND": "config.embedded.LoopSafeLayer",
        "CONFIG": {"capacity": 1000},
    }
    if EMBEDDED
    else {
        "BACKEND": "config.pubsub.PubSubLayer",
        "CONFIG": {"url": REDIS_URL},
    },
}

CACHES: dict[str, dict[str, Any]] = {
    "default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
    if EMBEDDED
    else {
        "BACKEND": "config.shared_cache.SharedCache",
        "LOCATION": REDIS_URL,
        # Requests wait for it, but not for a host that has gone without a word.
        "OPTIONS": {"socket_timeout": 5, "socket_connect_timeout": 5},
    },
    # Apart from the others, so that pictures never crowd out what limits are counted by; some 16 MB.
    "pictures": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "LOCATION": "pictures",
        "OPTIONS": {"MAX_ENTRIES": 100},
    },
}

# Celery has names of its own for a socket and for the database behind it.
CELERY_BROKER_URL = (
    REDIS_URL.replace("unix://", "redis+socket://").replace("?db=", "?virtual_host=")
    or "memory://localhost/"
)
# A task that a worker took and did not finish comes back after this many seconds: longer than the
# longest clock, so that none comes back which merely waits for its time.
CELERY_BROKER_TRANSPORT_OPTIONS = (
    {"polling_interval": 0.02}
    if EMBEDDED
    # The others: who puts a task into the queue does not wait for a host that has gone without a
    # word, and workers notice within a dozen seconds.
    else {
        "visibility_timeout": 300,
        "socket_timeout": 5,
        "socket_connect_timeout": 5,
        "health_check_interval": 5,
    }
)
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 64 if EMBEDDED else 4
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_TASK_DEFAULT_QUEUE = "craits"
CELERY_TIMEZONE = "UTC"
CELERY_BEAT_SCHEDULER = "config.beat:Beat"
CELERY_BEAT_SCHEDULE: dict[str, dict[str, Any]] = {
    # A deleted account is forgotten everywhere at once; this does what went wrong again.
    "erase-deleted-accounts": {"task": "accounts.erase_deleted", "schedule": 60.0},
    "tidy-accounts": {"task": "accounts.tidy", "schedule": 3600.0},
    # Finds games whose deadline passed without anybody acting: tasks are only wake-up calls.
    "sweep-overdue-games": {"task": "games.sweep", "schedule": 1.0, "options": {"expires": 2}},
    # Pairs those who wait: windows widen and patience ends also when nobody comes.
    "sweep-queue": {"task": "matchmaking.sweep", "schedule": 1.0, "options": {"expires": 2}},
    # Challenges that nobody answered, and what is kept of people for a time only.
    "sweep-challenges": {"task": "social.sweep", "schedule": 5.0, "options": {"expires": 10}},
    "forget-old-talk": {"task": "social.forget_old", "schedule": 3600.0},
    # Records are written as games end, and when read; this finds what fell between.
    "seal-missing-records": {"task": "history.seal_missing", "schedule": 60.0},
    # The same of ratings, and of the records that are sealed with them.
    "rate-missing-games": {"task": "ratings.rate_missing", "schedule": 20.0},
    # Both look at what ended of late; now and then at all games there are, however many.
    "seal-old-records": {
        "task": "history.seal_missing",
        "schedule": 600.0,
        "kwargs": {"ever": True},
    },
    "rate-old-games": {"task": "ratings.rate_missing", "schedule": 600.0, "kwargs": {"ever": True}},
    # And of the figures made of those records.
    "count-missing-games": {"task": "stats.take_in_missing", "schedule": 60.0},
}

# --- The pace of play -----------------------------------------------------------------------

TEST_PACE = env.str("CRAITS_PACE", default="normal") == "test"
if PRODUCTION and TEST_PACE:
    raise ImproperlyConfigured("CRAITS_PACE=test lifts the limits on guessing: not in production.")
# How much of a bot's natural pause is kept.
BOT_DELAY_SCALE = 0.02 if TEST_PACE else 1.0
# How long the score sheet stays between rounds, unless all are ready before.
SCORE_SHEET_MS = env.int("CRAITS_SCORE_SHEET_MS", default=600 if TEST_PACE else 15_000)
# How long players have for each half of the ready step.
READY_STEP_MS = env.int("CRAITS_READY_STEP_MS", default=10_000)
# How long a call is held back after the exposing play. A rule, so no pace changes it.
CALL_GRACE_MS = 1_000

# --- People ---------------------------------------------------------------------------------

AUTH_USER_MODEL = "accounts.User"
# allauth alone: operators sign in on the page like everybody, for the same limits on guessing.
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.MinimumLengthValidator",
        "OPTIONS": {"min_length": 10},
    },
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]

# How people sign up, sign in and prove their addresses: django-allauth.
ACCOUNT_ADAPTER = "accounts.adapters.AccountAdapter"
HEADLESS_ADAPTER = "accounts.adapters.HeadlessAdapter"
USERSESSIONS_ADAPTER = "accounts.adapters.SessionsAdapter"
HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("browser",)
# Rooms of the page: the links in mails lead there, and the page posts the key to the API.
HEADLESS_FRONTEND_URLS = {
    "account_confirm_email": f"{PUBLIC_URL}/account/verify-email/{{key}}",
    "account_reset_password": f"{PUBLIC_URL}/account/password/reset",
    "account_reset_password_from_key": f"{PUBLIC_URL}/account/password/reset/{{key}}",
    "account_signup": f"{PUBLIC_URL}/account/signup",
    "socialaccount_login_error": f"{PUBLIC_URL}/account/provider/callback",
}
LOGIN_URL = "/account/login"
LOGIN_REDIRECT_URL = "/"
# What allauth calls the username is the public name; people sign in with their address.
ACCOUNT_USER_MODEL_USERNAME_FIELD = "name"
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "username*", "password1*"]
# An unverified account plays at once, unless verification is required (as in production).
EMAIL_VERIFICATION_REQUIRED = env.bool("CRAITS_VERIFY_EMAIL", default=PRODUCTION)
ACCOUNT_EMAIL_VERIFICATION = "mandatory" if EMAIL_VERIFICATION_REQUIRED else "optional"
# Only in the browser that signed up: a link alone signs nobody in.
ACCOUNT_LOGIN_ON_EMAIL_CONFIRMATION = True
# A new address takes the old one's place once it is verified.
ACCOUNT_CHANGE_EMAIL = True
# Whoever finds a browser left open must know the password to take the account over.
ACCOUNT_REAUTHENTICATION_REQUIRED = True
# Not by a mailed code: where a browser is left open the mail is open, too.
ACCOUNT_REAUTHENTICATION_METHODS = ["password", "mfa"]
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_SUBJECT_PREFIX = "[Craits] "
ACCOUNT_SESSION_REMEMBER = True
# allauth's own limits on guessing passwords, signing up and asking for mails.
ACCOUNT_RATE_LIMITS: dict[str, str] | bool = {} if not TEST_PACE else False
USERSESSIONS_TRACK_ACTIVITY = False

# Second factors. A passkey also signs in by itself: it is two factors in one.
MFA_ADAPTER = "accounts.second_factors.SecondFactorsAdapter"
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_RECOVERY_CODES_SHOW_ONCE = True
MFA_TOTP_ISSUER = "Craits"
# People's clocks are wrong: the code before and the one after are taken, too.
MFA_TOTP_TOLERANCE = 1
# Without this nobody who has a second factor could change their address. What allauth guards
# against (an account under somebody else's address, locked by a second factor) cannot come about
# where addresses are verified before the first sign-in.
MFA_ALLOW_UNVERIFIED_EMAIL = True
MFA_RATE_LIMITS: dict[str, str] | bool = {} if not TEST_PACE else False

# Outside providers: an account of theirs is never taken for one of ours by its address alone, and
# what they let us do in their users' names is not kept.
SOCIALACCOUNT_ADAPTER = "accounts.outside.OutsideAdapter"
SOCIALACCOUNT_PROVIDERS = _sign_in_with.settings
SOCIALACCOUNT_AUTO_SIGNUP = False
SOCIALACCOUNT_EMAIL_AUTHENTICATION = False
SOCIALACCOUNT_STORE_TOKENS = False
# Who knows where somebody sits: `accounts` must not import `games`.
CURRENT_SEAT_FINDER = "games.selectors.current_seat"
# Who knows what a rated game changed: `history` stands beside `ratings`, not above.
RATING_CHANGES_FINDER = "ratings.selectors.changes_of_games"
# What each package gives to the file of everything about one person (accounts.export), ...
EXPORTERS = [
    "accounts.export.own_sections",
    "history.export.games",
    "ratings.export.sections",
    "stats.export.sections",
    "social.export.sections",
    "matchmaking.export.sections",
]
# ... and how it forgets who somebody was (accounts.deletion), in this order.
FORGETTERS = [
    "accounts.deletion.forget",
    "games.forgetting.forget",
    "history.forgetting.forget",
    "social.forgetting.forget",
    "matchmaking.forgetting.forget",
    "stats.forgetting.forget",
]

EMAIL_CONFIG = env.email("EMAIL_URL", default="consolemail://")
vars().update(EMAIL_CONFIG)
# Mails are sent while a request waits: a mail host that says nothing must not hold all of them.
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = env.str("CRAITS_FROM_EMAIL", default="") or f"craits@{PUBLIC_HOST}"

# --- Cookies, headers, limits ---------------------------------------------------------------

SESSION_ENGINE = "accounts.session_store"
SESSION_COOKIE_AGE = 60 * 60 * 24 * 180
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = HTTPS
# The page reads this cookie and sends it back in a header.
CSRF_COOKIE_HTTPONLY = False
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_COOKIE_SECURE = HTTPS
CSRF_TRUSTED_ORIGINS = [PUBLIC_URL]
CSRF_FAILURE_VIEW = "config.fallbacks.csrf_failure"

SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if HTTPS else 0
# The proxy that ends TLS redirects, and what other hosts of the domain do is not ours to say.
SILENCED_SYSTEM_CHECKS = [
    "security.W005", "security.W008", "security.W021",
    # Names are unique among those who have not gone; people sign in with their address anyway.
    "auth.W004",
    # SQLite lays the index of stats.SeatFact without the columns that PostgreSQL keeps beside it.
    "models.W040",
]  # fmt: skip
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
X_FRAME_OPTIONS = "DENY"

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "worker-src": ["'self'"],
        "base-uri": ["'none'"],
        # The way to an outside provider is a form's, and browsers hold its redirect to this, too.
        "form-action": ["'self'", *(["https:"] if _sign_in_with.apps else [])],
        "frame-ancestors": ["'none'"],
    },
}

DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024

# --- Files ----------------------------------------------------------------------------------

PAGE_DIR = Path(env.str("CRAITS_PAGE_DIR", default=str(ROOT_DIR / "frontend" / "dist")))
STATIC_URL = "/static/"
WHITENOISE_USE_FINDERS = True
WHITENOISE_ROOT = str(PAGE_DIR) if PAGE_DIR.is_dir() else None
WHITENOISE_ALLOW_ALL_ORIGINS = False
WHITENOISE_MAX_AGE = 3600
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/assets/"
WHITENOISE_ADD_HEADERS_FUNCTION = set_cache_control

# --- The API --------------------------------------------------------------------------------

_THROTTLE_RATES = {
    "anon": "120/min",
    "user": "600/min",
    "guests": "60/hour",
    "talk": "20/min",
    "talk_hour": "300/hour",
    "ties": "120/hour",
    "challenges": "60/hour",
    "reports": "10/hour",
    "invitations": "120/hour",
    "profile": "60/hour",
    "export": "10/hour",
    "pictures": "60/min",
    "downloads": "30/hour",
    "tables": "60/hour",
    "queue": "60/min",
}

REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["accounts.api.authentication.PlayerAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_RENDERER_CLASSES": ["config.rest.OrjsonRenderer"],
    "DEFAULT_PARSER_CLASSES": ["config.rest.OrjsonParser"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "config.rest.Negotiation",
    "DEFAULT_SCHEMA_CLASS": "config.schema.AutoSchema",
    "DEFAULT_PAGINATION_CLASS": "rest_framework.pagination.CursorPagination",
    "PAGE_SIZE": 20,
    "EXCEPTION_HANDLER": "drf_standardized_errors.handler.exception_handler",
    "DEFAULT_THROTTLE_CLASSES": [
        "rest_framework.throttling.AnonRateThrottle",
        "rest_framework.throttling.UserRateThrottle",
    ],
    "DEFAULT_THROTTLE_RATES": dict.fromkeys(_THROTTLE_RATES) if TEST_PACE else _THROTTLE_RATES,
    # The server program has already put the caller's address in its place (FORWARDED_ALLOW_IPS).
    "NUM_PROXIES": 0,
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    "URL_FORMAT_OVERRIDE": None,
}

DRF_STANDARDIZED_ERRORS = {"EXCEPTION_HANDLER_CLASS": "config.unavailable.ExceptionHandler"}

SPECTACULAR_SETTINGS: dict[str, Any] = {
    "TITLE": "Craits Online",
    "VERSION": "1",
    "DESCRIPTION": (
        "Open tables, play Craits, read finished games.\n\n"
        "Whoever has no account becomes a guest with `POST /api/guests`; the session cookie says "
        "who calls. Unsafe calls carry the `csrftoken` cookie's value in `X-CSRFToken`. Every "
        "refusal has the same shape, and each operation lists the codes it can be refused with."
    ),
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": None,
    "COMPONENT_SPLIT_REQUEST": True,
    "SCHEMA_PATH_PREFIX": r"/api",
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    # Enumerations stay where they are used: hoisted ones get invented names.
    "POSTPROCESSING_HOOKS": [],
}

# --- Logs -----------------------------------------------------------------------------------

LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "filters": {"away": {"()": "config.away.OneLine"}},
    "handlers": {
        "console": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["away"]}
    },
    "root": {"handlers": ["console"], "level": env.str("CRAITS_LOG_LEVEL", default="INFO")},
    "loggers": {
        # Its own handlers would mail local variables to administrators: they hold hidden cards.
        "django": {"handlers": [], "propagate": True},
        # A 4xx is the caller's business, and the access log has it.
        "django.request": {"level": "ERROR"},
        "django.security.DisallowedHost": {"level": "CRITICAL"},
        # Names people's devices.
        "fido2": {"level": "WARNING"},
        # Each task twice, and the sweep every second.
        "celery": {"level": "WARNING"},
    },
}
