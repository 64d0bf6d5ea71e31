"""The moderators' pages: reports with all that is needed to judge them, and the trail of measures.

Whoever is staff and has the permission *Can moderate people* (group *Moderators*) reads reports
and takes measures; nobody changes or deletes what was done.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any, ClassVar

from django import forms
from django.contrib import admin
from django.contrib.admin.widgets import AdminSplitDateTime
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from accounts.instants import now_ms
from accounts.models import User
from games.models import Game
from games.refusals import Refused
from social.models import MAX_REASON, Measure, MeasureKind, Report
from social.services import moderation
from social.services.moderation import Decision


class DecisionForm(forms.ModelForm[Any]):
    """What a moderator decides. It is carried out as it is checked: a refusal is a form's error."""

    decision = forms.ChoiceField(choices=[("", "---------"), *MeasureKind.choices])
    because = forms.CharField(
        max_length=MAX_REASON,
        required=False,
        label="Reason",
        help_text="They are told this, word for word.",
        widget=forms.Textarea(attrs={"rows": 2}),
    )
    ends = forms.SplitDateTimeField(
        required=False,
        label="Until (UTC)",
        widget=AdminSplitDateTime,
        help_text="For silencing and suspending.",
    )
    moderator: User

    def clean(self) -> dict[str, Any]:
        """Carry out the decision, unless something else is wrong already."""
        cleaned: dict[str, Any] = super().clean() or self.cleaned_data
        if not self.errors:
            self._carry_out(cleaned)
        return cleaned

    def _carry_out(self, cleaned: dict[str, Any]) -> None:
        ends: datetime | None = cleaned.get("ends")
        decision = Decision(
            kind=cleaned["decision"],
            reason=cleaned["because"],
            until=None if ends is None else int(ends.astimezone(UTC).timestamp() * 1000),
            **self.about(cleaned),
        )
        try:
            self.measure = moderation.take(decision, by=self.moderator, now=now_ms())
        except Refused as refused:
            raise ValidationError(refused.detail, refused.code) from refused

    def about(self, cleaned: dict[str, Any]) -> dict[str, Any]:
        """Return whom and what the decision is about."""
        raise NotImplementedError


class ReportForm(DecisionForm):
    """A decision on a report, about whoever it is about."""

    class Meta:
        """Nothing of the report itself changes here."""

        model = Report
        fields: ClassVar[list[str]] = []

    def about(self, cleaned: dict[str, Any]) -> dict[str, Any]:
        """Return the report's person, and its game where that is what is annulled."""
        report: Report = self.instance
        annuls = cleaned["decision"] == MeasureKind.ANNUL
        return {"user": report.about, "report": report, "game": report.game if annuls else None}


class MeasureForm(DecisionForm):
    """A decision without a report.

    Who and what are named by the ids that their pages have in their addresses: to choose from a
    list one must be let see it, and moderators see no list of people and their addresses.
    """

    user = forms.ModelChoiceField(
        User.objects.all(),
        to_field_name="public_id",
        required=False,
        widget=forms.TextInput,
        label="Player",
        help_text="The id in the address of their page: /players/ID.",
        error_messages={"invalid_choice": "There is no such player."},
    )
    game = forms.ModelChoiceField(
        Game.objects.all(),
        to_field_name="public_id",
        required=False,
        widget=forms.TextInput,
        help_text="To annul one: the id in its address, /games/ID.",
        error_messages={"invalid_choice": "There is no such game."},
    )

    class Meta:
        """Whom and what it is about."""

        model = Measure
        fields: ClassVar[list[str]] = ["user", "game"]

    def about(self, cleaned: dict[str, Any]) -> dict[str, Any]:
        """Return who and what was chosen."""
        return {"user": cleaned["user"], "game": cleaned["game"]}


class Moderators:
    """Lets moderators in, and nobody change or delete anything."""

    def has_module_permission(self, request: HttpRequest) -> bool:
        """Tell whether the pages are shown in the index."""
        return may_moderate(request)

    def has_view_permission(self, request: HttpRequest, *_: object) -> bool:
        """Tell whether somebody may read them."""
        return may_moderate(request)

    def has_add_permission(self, request: HttpRequest, *_: object) -> bool:
        """Refuse."""
        return False

    def has_delete_permission(self, request: HttpRequest, *_: object) -> bool:
        """Refuse."""
        return False


def may_moderate(request: HttpRequest) -> bool:
    """Tell whether whoever asks is a moderator."""
    user = request.user
    return isinstance(user, User) and user.is_staff and user.has_perm(moderation.PERMISSION)


@admin.register(Report)
class ReportAdmin(Moderators, admin.ModelAdmin[Report]):
    """Read a report, with the talk and the moves as they stood, and decide."""

    form = ReportForm
    list_display = ("public_id", "kind", "about", "reporter", "made", "is_open")
    list_filter = (("closed_at", admin.EmptyFieldListFilter), "kind")
    list_select_related = ("about", "reporter")
    search_fields = ("public_id", "about__name", "reporter__name")
    ordering = ("closed_at", "at")
    readonly_fields = (
        "public_id", "made", "kind", "reporter", "about", "name", "words", "table", "game",
        "talk_taken", "log_taken", "history", "closed", "closed_by",
    )  # fmt: skip
    fieldsets = (
        (None, {"fields": ("public_id", "made", "kind", "reporter", "about", "name", "words")}),
        ("What was said", {"fields": ("talk_taken",)}),
        ("What was played", {"fields": ("table", "game", "log_taken")}),
        ("What was done before about this person", {"fields": ("history",)}),
        ("Decide", {"fields": ("decision", "because", "ends", "closed", "closed_by")}),
    )

    def has_change_permission(self, request: HttpRequest, obj: Report | None = None) -> bool:
        """Let moderators decide."""
        return may_moderate(request)

    def get_form(
        self,
        request: HttpRequest,
        obj: Report | None = None,
        change: bool = False,  # noqa: FBT001, FBT002 -- Django's signature
        **more: Any,  # noqa: ANN401
    ) -> type[forms.ModelForm[Report]]:
        """Return a form that knows who decides."""
        form = super().get_form(request, obj, change, **more)
        return type("FormOfModerator", (form,), {"moderator": request.user})

    def save_model(self, request: HttpRequest, obj: Report, form: Any, change: bool) -> None:  # noqa: ANN401, FBT001 -- Django's signature
        """Leave the report as the decision left it."""

    @admin.display(description="made (UTC)", ordering="at")
    def made(self, report: Report) -> str:
        """Return when it was made."""
        return written(report.at)

    @admin.display(description="closed (UTC)")
    def closed(self, report: Report) -> str:
        """Return when it was closed."""
        return written(report.closed_at)

    @admin.display(boolean=True, description="open")
    def is_open(self, report: Report) -> bool:
        """Tell whether nobody has decided yet."""
        return report.closed_at is None

    @admin.display(description="talk")
    def talk_taken(self, report: Report) -> SafeString:
        """Return what was said at the table, by line."""
        return lines(
            f"{written(said['at'])} {said['name']}"
            f"{' (looking on)' if said['watching'] else ''}: "
            f"{'[' + said['said'] + ']' if said['phrase'] else said['said']}"
            for said in report.talk
        )

    @admin.display(description="moves")
    def log_taken(self, report: Report) -> SafeString:
        """Return what was played, by round: seat and action, as in a record."""
        return lines(f"Round {each['round']}: {' '.join(each['moves'])}" for each in report.log)

    @admin.display(description="measures")
    def history(self, report: Report) -> SafeString:
        """Return the measures about this person so far."""
        taken = Measure.objects.filter(user=report.about_id).order_by("-id")
        return lines(
            f"{written(each.at)} {each.kind}: {each.reason}"
            f"{f' (until {written(each.until)})' if each.until else ''}"
            for each in taken
        )


@admin.register(Measure)
class MeasureAdmin(Moderators, admin.ModelAdmin[Measure]):
    """The trail of all that moderators did; and doing something without a report."""

    form = MeasureForm
    list_display = ("kind", "user", "made", "ends_at", "by", "reason", "is_read")
    list_filter = ("kind",)
    list_select_related = ("user", "by")
    search_fields = ("user__name", "by__name", "reason")
    ordering = ("-id",)
    shown: ClassVar = (
        "kind", "user", "made", "by", "reason", "ends_at", "game", "report", "is_read",
    )  # fmt: skip

    def has_add_permission(self, request: HttpRequest, *_: object) -> bool:
        """Let moderators decide."""
        return may_moderate(request)

    def get_fields(self, request: HttpRequest, obj: Measure | None = None) -> Any:  # noqa: ANN401 -- Django's type
        """Return the form's fields for a new one, all that is known for an old one."""
        return ("user", "game", "decision", "because", "ends") if obj is None else self.shown

    def get_readonly_fields(self, request: HttpRequest, obj: Measure | None = None) -> Any:  # noqa: ANN401 -- Django's type
        """Return what cannot be edited: of an old one everything."""
        return () if obj is None else self.shown

    def has_change_permission(self, request: HttpRequest, obj: Measure | None = None) -> bool:
        """Refuse: what was done was done."""
        return False

    def get_form(
        self,
        request: HttpRequest,
        obj: Measure | None = None,
        change: bool = False,  # noqa: FBT001, FBT002 -- Django's signature
        **more: Any,  # noqa: ANN401
    ) -> type[forms.ModelForm[Measure]]:
        """Return a form that knows who decides."""
        form = super().get_form(request, obj, change, **more)
        return type("FormOfModerator", (form,), {"moderator": request.user})

    def save_form(self, request: HttpRequest, form: Any, change: bool) -> Measure:  # noqa: ANN401, FBT001 -- Django's signature
        """Return the measure that the decision made."""
        measure: Measure = form.measure
        return measure

    def save_model(self, request: HttpRequest, obj: Measure, form: Any, change: bool) -> None:  # noqa: ANN401, FBT001 -- Django's signature
        """Leave the measure as the decision made it."""

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:  # noqa: ANN401, FBT001 -- Django's signature
        """There is nothing beside the measure itself."""

    @admin.display(description="made (UTC)", ordering="at")
    def made(self, measure: Measure) -> str:
        """Return when it was taken."""
        return written(measure.at)

    @admin.display(description="until (UTC)")
    def ends_at(self, measure: Measure) -> str:
        """Return when it ends."""
        return written(measure.until)

    @admin.display(description="read", boolean=True)
    def is_read(self, measure: Measure) -> bool | None:
        """Tell whether a warning was acknowledged; None for anything else."""
        return measure.acknowledged_at is not None if measure.kind == MeasureKind.WARN else None


def written(instant: int | None) -> str:
    """Return an instant as people write it, in UTC."""
    if instant is None:
        return "-"
    return f"{datetime.fromtimestamp(instant / 1000, tz=UTC):%Y-%m-%d %H:%M:%S}"


def lines(texts: Iterable[str]) -> SafeString:
    """Return texts as lines of a page; what people wrote stays text."""
    return format_html_join("", "<div>{}</div>", ((text,) for text in texts)) or format_html(
        "{}", "-"
    )
