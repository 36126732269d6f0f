import { eq } from "drizzle-orm";
import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { locales } from "#app/i18n/locale.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import {
  type AccountDetails,
  type AccountErrors,
  changedFields,
  fullName,
  nameError,
  phoneCountries,
  tidyName,
} from "./account.ts";
import { type Actor, isSignedIn } from "./actor.ts";
import { record } from "./history.server.ts";

export type Account = AccountDetails & {
  email: string;
  /** The phone as its country writes it, with that country; written in full when it is not offered. */
  phoneCountry: string;
  phoneNumber: string;
};

/** The actor's own account; null for a visitor. */
export async function getAccount(actor: Actor): Promise<Account | null> {
  if (!isSignedIn(actor)) return null;
  const [row] = await db().select(columns).from(users).where(eq(users.id, actor.id));
  return row ? { ...row, ...splitPhone(row.phone) } : null;
}

type Typed = {
  firstName: string;
  lastName: string;
  phone: string;
  phoneCountry: string;
  locale: string;
};

export type SavedAccount =
  | { ok: true; changed: boolean }
  | { ok: false; reason: "invalid-account"; errors: AccountErrors };

/**
 * Saves what the actor says about themselves. Refuses a missing or too long name and a phone number
 * that does not exist in its country; null for a visitor. The e-mail address is not changed here.
 */
export async function saveAccount(actor: Actor, typed: Typed): Promise<SavedAccount | null> {
  if (!isSignedIn(actor)) return null;
  const read = readDetails(typed);
  if (!read.ok) return { ...read, reason: "invalid-account" };
  return transaction(async (tx) => {
    const [before] = await tx
      .select(columns)
      .from(users)
      .where(eq(users.id, actor.id))
      .for("update");
    if (!before) return null;
    const fields = changedFields(before, read.details);
    if (fields.length === 0) return { ok: true, changed: false };
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
  email: users.email,
};

function readDetails(typed: Typed) {
  const firstName = tidyName(typed.firstName);
  const lastName = tidyName(typed.lastName);
  const phone = readPhone(typed.phoneCountry, typed.phone);
  const locale = locales.find((one) => one === typed.locale);
  const found = {
    firstName: nameError(firstName),
    lastName: nameError(lastName),
    phone: phone.ok ? null : phone.reason,
    locale: locale ? null : "required",
  };
  const errors: AccountErrors = Object.fromEntries(
    Object.entries(found).filter(([, reason]) => reason !== null),
  );
  if (!phone.ok || !locale || Object.keys(errors).length > 0) return { ok: false as const, errors };
  const details: AccountDetails = { firstName, lastName, phone: phone.number, locale };
  return { ok: true as const, details };
}

type Phone =
  | { ok: true; number: string | null }
  | { ok: false; reason: "phone-cameroon-8" | "phone-senegal" | "phone-invalid" };

/**
 * A phone number as it is typed (spaces, dots, 00221…) in its international form; nothing typed is no
 * number. The reasons follow the numbering plans: Cameroon has had 9 digits since November 2014.
 */
export function readPhone(country: string, typed: string): Phone {
  const text = typed.trim().replace(/^00/, "+");
  if (text === "") return { ok: true, number: null };
  const region = isSupportedCountry(country) ? country : undefined;
  const parsed = text.length <= 40 ? parsePhoneNumberFromString(text, region) : undefined;
  if (parsed?.isValid()) return { ok: true, number: parsed.number };
  const digits = text.replace(/\D/g, "").replace(/^237(?=\d{8}$)/, "");
  if (region === "CM" && digits.length === 8) return { ok: false, reason: "phone-cameroon-8" };
  return { ok: false, reason: region === "SN" ? "phone-senegal" : "phone-invalid" };
}

/** « +221 77 123 45 67 » */
export function formatPhone(phone: string | null): string | null {
  if (!phone) return null;
  const parsed = parsePhoneNumberFromString(phone);
  return parsed ? spaced(parsed.formatInternational()) : phone;
}

/** Demonstration numbers fit no plan, so that they ring nobody; they are spaced like the others. */
function spaced(international: string): string {
  return international
    .replace(/^(\+221) (\d\d)(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3 $4 $5")
    .replace(/^(\+237) (\d{3})(\d\d)(\d\d)(\d\d)$/, "$1 $2 $3 $4 $5");
}

function splitPhone(phone: string | null): { phoneCountry: string; phoneNumber: string } {
  const parsed = phone ? parsePhoneNumberFromString(phone) : undefined;
  if (parsed?.country && parsed.country in phoneCountries)
    return { phoneCountry: parsed.country, phoneNumber: parsed.formatNational() };
  return { phoneCountry: "", phoneNumber: parsed?.formatInternational() ?? "" };
}
