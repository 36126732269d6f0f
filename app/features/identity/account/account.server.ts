import { eq } from "drizzle-orm";
import { locales } from "#app/i18n/locale.ts";
import { fullName, NO_FIRST_NAME, readPersonNames, requireNames } from "#app/lib/person-name.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { type Actor, isSignedIn } from "../actor.ts";
import { record } from "../history.server.ts";
import { type NoticeWishes, wishesOf } from "../notice-wishes.ts";
import { type AccountDetails, type AccountErrors, changedFields } from "./account.ts";
import { readPhone, splitPhone } from "./phone.server.ts";
import { type AccountField, type Seen, type StaleEdit, staleEdit } from "./stale-edit.ts";

export type Account = AccountDetails & {
  email: string;
  /** The phone as its country writes it, with that country; written in full when it is not offered. */
  phoneCountry: string;
  phoneNumber: string;
  /** What a page that shows this account tells back when it is saved. */
  seen: AccountDetails;
};

/** The actor's own account; null for a visitor. */
export async function getAccount(actor: Actor): Promise<Account | null> {
  if (!isSignedIn(actor)) return null;
  const [row] = await db().select(columns).from(users).where(eq(users.id, actor.id));
  return row ? accountOf(row) : null;
}

function accountOf(row: AccountDetails & { email: string }): Account {
  const { email, ...seen } = row;
  return { ...seen, email, ...splitPhone(row.phone), seen };
}

type Typed = {
  firstName: string;
  lastName: string;
  /** The person says that they have one name only. */
  hasOneName: boolean;
  phone: string;
  phoneCountry: string;
  locale: string;
} & NoticeWishes;

/** What the page showed, and for which fields the person takes that rather than what they typed. */
type Opened = { seen: Seen; take?: AccountField[] };

export type SavedAccount =
  | { ok: true; changed: boolean }
  | { ok: false; reason: "invalid-account"; errors: AccountErrors }
  | { ok: false; reason: "account-stale"; stale: StaleEdit; kept: Account };

/**
 * Saves what the actor says about themselves. Refuses a missing or too long name, a phone number that
 * does not exist in its country, quiet hours that end as they begin, and a page older than what is kept,
 * with both values; null for a visitor. `changed` says whether something differs from what the page showed: so also to a
 * second tap, for which nothing is written. The e-mail address is not changed here.
 */
export async function saveAccount(
  actor: Actor,
  typed: Typed,
  { seen, take = [] }: Opened,
): Promise<SavedAccount | null> {
  if (!isSignedIn(actor)) return null;
  const read = readDetails(taking(typed, seen, take));
  if (!read.ok) return { ...read, reason: "invalid-account" };
  return transaction(async (tx) => {
    const [before] = await tx
      .select(columns)
      .from(users)
      .where(eq(users.id, actor.id))
      .for("update");
    if (!before) return null;
    const { email: _, ...kept } = before;
    const stale = staleEdit(seen, read.details, kept);
    if (stale) return { ok: false, reason: "account-stale", stale, kept: accountOf(before) };
    const fields = changedFields(before, read.details);
    if (fields.length === 0)
      return { ok: true, changed: changedFields({ ...before, ...seen }, read.details).length > 0 };
    const name = fullName(read.details);
    await tx
      .update(users)
      .set({ ...read.details, name })
      .where(eq(users.id, actor.id));
    await record(tx, actor, "account.changed", { kind: "user", id: actor.id }, { fields });
    return { ok: true, changed: true };
  });
}

const columns = {
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  locale: users.locale,
  noticeMessage: users.noticeMessage,
  noticeState: users.noticeState,
  noticeMissingPiece: users.noticeMissingPiece,
  noticeDeadline: users.noticeDeadline,
  noticeConsent: users.noticeConsent,
  quiet: users.quiet,
  quietFrom: users.quietFrom,
  quietTo: users.quietTo,
  email: users.email,
};

function taking(typed: Typed, seen: Seen, take: AccountField[]): Typed {
  const shown = take.filter((field) => seen[field] !== undefined);
  const taken = Object.fromEntries(shown.map((field) => [field, seen[field] ?? ""]));
  const hasOneName = shown.includes("firstName")
    ? seen.firstName === NO_FIRST_NAME
    : typed.hasOneName;
  return { ...typed, ...taken, hasOneName, ...(shown.includes("phone") && { phoneCountry: "" }) };
}

function readDetails(typed: Typed) {
  const names = readPersonNames(typed);
  const { firstName, lastName } = names.values;
  const phone = readPhone(typed.phoneCountry, typed.phone);
  const locale = locales.find((one) => one === typed.locale);
  const found = {
    ...requireNames(names),
    phone: phone.ok ? null : phone.reason,
    locale: locale ? null : "required",
    quietTo: typed.quiet && typed.quietFrom === typed.quietTo ? "quiet-empty" : null,
  };
  const errors: AccountErrors = Object.fromEntries(
    Object.entries(found).filter(([, reason]) => reason !== null),
  );
  const isWrong = Object.keys(errors).length > 0;
  if (!phone.ok || !locale || isWrong || lastName == null || firstName == null)
    return { ok: false as const, errors };
  const wishes = wishesOf(typed);
  const details: AccountDetails = { firstName, lastName, phone: phone.number, locale, ...wishes };
  return { ok: true as const, details };
}
