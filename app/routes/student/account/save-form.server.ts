import { data } from "react-router";
import { type Account, saveAccount } from "#app/features/identity/account/account.server.ts";
import { accountForm, takenIn } from "#app/features/identity/account/account-form.server.ts";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import type { StaleEdit } from "#app/features/identity/account/stale-edit.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { type FieldErrors, readForm, type Typed } from "#app/http/form.server.ts";
import { saverCookie, saverOf } from "#app/http/saver-cookie.server.ts";
import { themeCookie, themeOf } from "#app/http/theme-cookie.server.ts";
import type { Theme } from "#app/late/cookies.ts";
import { hasOneName } from "#app/lib/person-name.ts";
import { ACCOUNT } from "./addresses.ts";

type Refusal = {
  ok: false;
  errors: FieldErrors;
  typed: Typed;
  /** The page was older than what is kept. */
  stale?: StaleEdit;
  /** What was saved meanwhile, as it is offered. */
  kept?: Account;
};

/** Answers 'Sauvegarder les Modifications': saves all of it, or none and says why. */
export async function answerSave(request: Request, actor: Actor, sent: FormData) {
  const form = readForm(sent, accountForm);
  if (!form.ok) return refuse(form.errors, form.typed);
  const { values, typed } = form;
  const { "phone.number": phone, "phone.country": phoneCountry, seen } = values;
  const edit = { ...values, hasOneName: typed["firstName.none"] === "on", phone, phoneCountry };
  const saved = orNotFound(await saveAccount(actor, edit, { seen, take: takenIn(values) }));
  if (saved.ok) {
    const cookies = chosenHere(request, values);
    const changed = saved.changed || cookies.length > 0;
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return goTo(request, `${ACCOUNT}?saved=${changed ? "yes" : "same"}`, { headers });
  }
  if (saved.reason === "invalid-account") return refuse({ ...saved.errors }, typed);
  const { stale, kept } = saved;
  const disputes = stale.disputed.map((field) => [field, saved.reason]);
  const errors: FieldErrors = Object.fromEntries(disputes);
  const told = { stale, kept: { ...kept, phone: asRead(kept.phone) } };
  return refuse(errors, takingOver(typed, stale.elsewhere, kept), told);
}

/** A telephone as it is read, in one piece. */
const asRead = (phone: string | null) => formatPhone(phone)?.replaceAll(" ", "\u00A0") ?? null;

type Chosen = { theme: Theme; themeSeen: string; saver: boolean; saverSeen: string };

/**
 * The cookies of what was chosen for this browser. A page opened before that was chosen elsewhere, at the
 * foot of a public page for instance, does not undo it.
 */
function chosenHere(request: Request, { theme, themeSeen, saver, saverSeen }: Chosen): string[] {
  const newTheme = theme !== themeSeen && theme !== themeOf(request);
  const newSaver = saver !== (saverSeen === "on") && saver !== saverOf(request);
  return [
    ...(newTheme ? [themeCookie(request, theme)] : []),
    ...(newSaver ? [saverCookie(request, saver)] : []),
  ];
}

function refuse(errors: FieldErrors, typed: Typed, stale: Pick<Refusal, "stale" | "kept"> = {}) {
  const refusal: Refusal = { ok: false, errors, typed, ...stale };
  return data(refusal, { status: stale.stale ? 409 : 422 });
}

/** What was typed, with what was changed elsewhere and not here. */
function takingOver(
  typed: Typed,
  elsewhere: readonly string[],
  kept: Account & Record<string, unknown>,
): Typed {
  const shown: Typed = { ...typed, seen: JSON.stringify(kept.seen) };
  for (const field of elsewhere) {
    const value = kept[field];
    if (field === "phone") {
      shown["phone.number"] = String(kept.phoneNumber);
      shown["phone.country"] = String(kept.phoneCountry);
    } else if (field === "firstName") {
      shown.firstName = kept.firstName;
      if (hasOneName(kept)) shown["firstName.none"] = "on";
      else delete shown["firstName.none"];
    } else if (value === false) delete shown[field];
    else shown[field] = value === true ? "on" : String(value);
  }
  return shown;
}
