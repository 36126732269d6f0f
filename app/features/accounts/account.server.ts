import { eq } from "drizzle-orm";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { locales } from "#app/i18n/locale.ts";
import {
  formatFullName,
  getRequiredNameErrors,
  NO_FIRST_NAME,
  parsePersonNames,
} from "#app/lib/person-name.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { type AccountDetails, type AccountErrors, changedFields } from "./account.ts";
import {
  type AccountConflict,
  type AccountField,
  type BaseDetails,
  findAccountConflict,
} from "./account-conflict.ts";
import {
  type NotificationPreferences,
  pickNotificationPreferences,
} from "./notification-preferences.ts";
import { parsePhone, splitPhone } from "./phone.server.ts";

export type Account = AccountDetails & {
  email: string;
  /** The phone in national form, with its country; in international form when the country is not offered. */
  phoneCountry: string;
  phoneNumber: string;
  /** The stored details, which the page sends back as the base when it saves. */
  baseDetails: AccountDetails;
};

/** The actor's own account; null for a visitor. */
export async function getAccount(actor: Actor): Promise<Account | null> {
  if (!isSignedIn(actor)) return null;
  const [row] = await db().select(accountColumns).from(users).where(eq(users.id, actor.id));
  return row ? toAccount(row) : null;
}

function toAccount(row: AccountDetails & { email: string }): Account {
  const { email, ...details } = row;
  return { ...details, email, ...splitPhone(row.phone), baseDetails: details };
}

type AccountInput = {
  firstName: string;
  lastName: string;
  /** The checkbox « Je n'ai qu'un seul nom ». */
  hasOneName: boolean;
  phone: string;
  phoneCountry: string;
  locale: string;
} & NotificationPreferences;

/** What the page loaded, and the fields for which the user takes that value instead of their input. */
type BaseVersion = { base: BaseDetails; acceptedFields?: AccountField[] };

export type SaveAccountResult =
  | { ok: true; hasChanged: boolean }
  | { ok: false; reason: "invalid-account"; errors: AccountErrors }
  | { ok: false; reason: "account-conflict"; conflict: AccountConflict; stored: Account };

/**
 * Saves the actor's own details; the email address is not changed here. Refuses with `invalid-account` and errors per
 * field, or with `account-conflict` and both values when the page is outdated; null for a visitor. `hasChanged`
 * compares with what the page loaded, so it is also true for a repeated request that writes nothing.
 */
export async function saveAccount(
  actor: Actor,
  input: AccountInput,
  { base: baseDetails, acceptedFields = [] }: BaseVersion,
): Promise<SaveAccountResult | null> {
  if (!isSignedIn(actor)) return null;
  const parsed = parseDetails(withAcceptedFields(input, baseDetails, acceptedFields));
  if (!parsed.ok) return { ...parsed, reason: "invalid-account" };
  return transaction(async (tx) => {
    const [row] = await tx
      .select(accountColumns)
      .from(users)
      .where(eq(users.id, actor.id))
      .for("update");
    if (!row) return null;
    const { email: _, ...stored } = row;
    const conflict = findAccountConflict(baseDetails, parsed.details, stored);
    if (conflict)
      return { ok: false, reason: "account-conflict", conflict, stored: toAccount(row) };
    const fields = changedFields(row, parsed.details);
    if (fields.length === 0)
      return {
        ok: true,
        hasChanged: changedFields({ ...row, ...baseDetails }, parsed.details).length > 0,
      };
    const name = formatFullName(parsed.details);
    await tx
      .update(users)
      .set({ ...parsed.details, name })
      .where(eq(users.id, actor.id));
    await recordHistory(tx, actor, "account.changed", { kind: "user", id: actor.id }, { fields });
    return { ok: true, hasChanged: true };
  });
}

const accountColumns = {
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

function withAcceptedFields(
  input: AccountInput,
  baseDetails: BaseDetails,
  acceptedFields: AccountField[],
): AccountInput {
  const baseFields = acceptedFields.filter((field) => baseDetails[field] !== undefined);
  const acceptedValues = Object.fromEntries(
    baseFields.map((field) => [field, baseDetails[field] ?? ""]),
  );
  const hasOneName = baseFields.includes("firstName")
    ? baseDetails.firstName === NO_FIRST_NAME
    : input.hasOneName;
  return {
    ...input,
    ...acceptedValues,
    hasOneName,
    ...(baseFields.includes("phone") && { phoneCountry: "" }),
  };
}

function parseDetails(input: AccountInput) {
  const names = parsePersonNames(input);
  const { firstName, lastName } = names.values;
  const phone = parsePhone(input.phoneCountry, input.phone);
  const locale = locales.find((supported) => supported === input.locale);
  const errorCodes = {
    ...getRequiredNameErrors(names),
    phone: phone.ok ? null : phone.reason,
    locale: locale ? null : "required",
    quietTo: input.quiet && input.quietFrom === input.quietTo ? "quiet-empty" : null,
  };
  const errors: AccountErrors = Object.fromEntries(
    Object.entries(errorCodes).filter(([, reason]) => reason !== null),
  );
  const hasErrors = Object.keys(errors).length > 0;
  if (!phone.ok || !locale || hasErrors || lastName == null || firstName == null)
    return { ok: false as const, errors };
  const preferences = pickNotificationPreferences(input);
  const details: AccountDetails = {
    firstName,
    lastName,
    phone: phone.number,
    locale,
    ...preferences,
  };
  return { ok: true as const, details };
}
