import { type Preview, previewOf } from "#app/features/decisions/preview.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { foretell } from "#app/features/notices/departure.server.ts";
import { goTo, invalid, orNotFound, refused } from "#app/http/answer.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { actOn } from "./act.server.ts";
import { actForm } from "./forms.server.ts";
import type { ForetoldPreview } from "./letter-preview.tsx";

/** The choice that is decided, with the marks that its forms carry, as they are now. */
type Chosen = Parameters<typeof actOn>[1] & { marks: Marks; candidateId: string };

type Marks = { seen: string; interview: string; proposal: string };

/** Why a form that was made before somebody else acted answers nothing any more. */
const past: Record<keyof Marks, string> = {
  seen: "choice-changed",
  interview: "interview-changed",
  proposal: "proposal-changed",
};
const markNames = Object.keys(past) as (keyof Marks)[];

/**
 * Does what an officer asked of a choice, or shows the letter that it would send, then goes back to `page`. What
 * was typed comes back with a preview and with a refusal; a refusal says what somebody else did meanwhile.
 */
export async function answerAct(
  actor: Actor,
  request: Request,
  { chosen, sent, page }: { chosen: Chosen; sent: FormData; page: string },
) {
  const form = readForm(sent, actForm);
  if (!form.ok) return invalid(form.errors, form.typed);
  const typed = {
    ...textsOf(sent),
    reasons: sent.getAll("reasons").join(" "),
    sections: sent.getAll("sections").join(" "),
  };
  const act = () => actOn(actor, chosen, form.values, sent);
  if (sent.has("preview")) {
    const read = { ok: true as const, stays: true as const, errors: {} };
    const seen = orNotFound(await previewOf(actor, chosen.choiceId, act));
    if (seen.ok) return { ...read, typed, preview: await foretold(seen.preview) };
    return "errors" in seen ? wrong(seen.errors) : changed(seen);
  }
  const done = orNotFound(await act());
  if (!done.ok) return "errors" in done ? wrong(done.errors) : changed(done);
  // A refusal that no second reader waits for has left at once.
  const now = "refused" in done && done.refused;
  const { intent } = form.values;
  const moved = intent === "invite" && chosen.marks.interview !== "";
  return goTo(request, `${page}?fait=${now ? "confirm" : moved ? "move" : intent}`);

  async function foretold(preview: Preview | null): Promise<ForetoldPreview | null> {
    if (!preview) return null;
    const locale = localeOf(new URL(request.url).pathname);
    const { candidateId: personId, campus } = chosen;
    const told = await foretell(actor, locale, preview.letter, { personId, campus });
    return { ...preview, departure: told?.sentence ?? null };
  }

  // The page that answers has no place for the errors of an act that is possible no more.
  function wrong(errors: Record<string, string>) {
    const old = markNames.find((name) => sent.has(name) && sent.get(name) !== chosen.marks[name]);
    return old ? changed({ ok: false, reason: past[old] }) : invalid(errors, typed);
  }

  async function changed(refusal: { ok: false; reason: string }) {
    const about = { kind: "application", id: chosen.applicationId };
    const [happened] = (await listHistoryOf(actor, about, 10)).filter(
      ({ action }) => !/opened$/.test(action),
    );
    return refused({ ...refusal, happened }, typed, 409);
  }
}

function textsOf(form: FormData): Record<string, string> {
  const texts = [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  return Object.fromEntries(texts);
}
