import { isMediumNamed, usesOfMedia } from "#app/features/content/media-uses.server.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { replaceMedium } from "#app/features/media/adding.server.ts";
import { sayPeople } from "#app/features/media/agreeing.server.ts";
import { giveCaptions } from "#app/features/media/captions/captions.server.ts";
import { describeMedium, setFocus } from "#app/features/media/describing.server.ts";
import { getMedium } from "#app/features/media/library.server.ts";
import { tryAgain } from "#app/features/media/making/trying-again.server.ts";
import { removeMedium } from "#app/features/media/removal.server.ts";
import { takeBackEdition } from "#app/features/media/replacing.server.ts";
import { orNotFound } from "#app/http/answer.server.ts";
import { type FieldErrors, readForm, type Typed } from "#app/http/form.server.ts";
import { fileOf, givenFile } from "#app/http/given-file.server.ts";
import { decodeText } from "#app/lib/decode-text.ts";
import { descriptionForm, focusForm, peopleForm } from "./forms.server.ts";

type Sent = { actor: Actor; id: string; form: FormData };
/** What was done, and what the page says of it in its address; or the field at fault. */
export type Done =
  | { done: string; told?: Record<string, string> }
  | { errors: FieldErrors; typed: Typed };

/** Does what a button of a medium's page says. Throws the 404 of what does not exist. */
export async function act(sent: Sent): Promise<Done> {
  const { actor, id, form } = sent;
  switch (form.get("do")) {
    case "replace":
      return replace(sent);
    case "people":
      return people(sent);
    case "again":
      orNotFound(await tryAgain(actor, id));
      return { done: "again" };
    case "focus":
      return focus(sent);
    case "captions-fr":
      return captions(sent, "fr");
    case "captions-en":
      return captions(sent, "en");
    case "back":
      orNotFound(await takeBackEdition(actor, id, String(form.get("edition"))));
      return { done: "back" };
    case "remove": {
      const removed = orNotFound(await removeMedium(actor, id, isMediumNamed));
      return removed.ok ? { done: "removed" } : refused("remove", removed.reason);
    }
    default:
      return describe(sent);
  }
}

const refused = (field: string, reason: string, typed: Typed = {}): Done => ({
  errors: { [field]: reason },
  typed,
});

/** What is published is shown again as soon as it is made: whether people are in it is asked first. */
async function replace({ actor, id, form }: Sent): Promise<Done> {
  const said = form.get("newPeople");
  const answer = said === "no" || said === "yes" ? said : null;
  const given = givenFile(form, "file");
  if (answer === null && (await isPublic(actor, id))) {
    const errors = { ...(!given && { file: "required" }), newPeople: "people-asked" };
    return { errors, typed: {} };
  }
  const replaced = orNotFound(await replaceMedium(actor, id, given, answer));
  if (replaced.ok) return { done: "replaced" };
  return refused("file", replaced.reason, { newPeople: answer ?? "" });
}

async function isPublic(actor: Actor, id: string): Promise<boolean> {
  const { kind, name, shipped } = orNotFound(await getMedium(actor, id));
  return shipped || ((await usesOfMedia(actor))?.has(`${kind}/${name}`) ?? false);
}

async function people({ actor, id, form }: Sent): Promise<Done> {
  const read = readForm(form, peopleForm);
  if (!read.ok) return read;
  const kept = orNotFound(await sayPeople(actor, id, read.values));
  return kept.ok ? { done: "people" } : { errors: kept.errors, typed: read.typed };
}

async function focus({ actor, id, form }: Sent): Promise<Done> {
  const read = readForm(form, focusForm);
  if (!read.ok) return read;
  orNotFound(await setFocus(actor, id, read.values));
  return { done: "focused" };
}

async function describe({ actor, id, form }: Sent): Promise<Done> {
  const read = readForm(form, descriptionForm);
  if (!read.ok) return read;
  const { role, demo, spoken, hasSpeech, ...said } = read.values;
  const description = { ...said, decorative: role === "decorative", demo: demo === "on" };
  const film = hasSpeech === "asked" ? { spoken: spoken === "on" } : {};
  orNotFound(await describeMedium(actor, id, { ...description, ...film }));
  return { done: "described" };
}

/** A file, when one is given; else the words as they were typed. */
async function captions({ actor, id, form }: Sent, locale: "fr" | "en"): Promise<Done> {
  const field = `captions-${locale}`;
  const file = fileOf(form, `${field}-file`);
  const decoded = file && decodeText(new Uint8Array(await file.arrayBuffer()));
  if (file && !decoded) return refused(field, "text-encoding");
  const typed = decoded ? decoded.text : String(form.get(field) ?? "");
  const given = orNotFound(await giveCaptions(actor, id, locale, typed));
  if (!given.ok) return refused(field, given.reason, { [field]: typed });
  return { done: "captioned", told: { langue: locale, ...(file && { fichier: file.name }) } };
}
