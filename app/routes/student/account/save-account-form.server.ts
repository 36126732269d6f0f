import { data } from "react-router";
import type { Theme } from "#app/client/cookies.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { type Account, saveAccount } from "#app/features/accounts/account.server.ts";
import type { AccountConflict } from "#app/features/accounts/account-conflict.ts";
import { accountForm, getAcceptedFields } from "#app/features/accounts/account-form.server.ts";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import {
  type FieldErrors,
  parseFormData,
  type SubmittedValues,
} from "#app/http/parse-form.server.ts";
import { createReducedDataCookie, wantsReducedData } from "#app/http/reduced-data-cookie.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { createThemeCookie, getTheme } from "#app/http/theme-cookie.server.ts";
import { hasOneName } from "#app/lib/person-name.ts";
import { ACCOUNT_PATH } from "./account-paths.ts";

type SaveRefusal = {
  ok: false;
  errors: FieldErrors;
  submitted: SubmittedValues;
  /** The fields that another page changed meanwhile, when this page was outdated. */
  conflict?: AccountConflict;
  /** The account as another page saved it, formatted for display. */
  savedAccount?: Account;
};

/**
 * Handles “Sauvegarder les Modifications”: saves all fields or none. Refusals: 422 with an error code per field, 409
 * `account-conflict` when another page changed the same fields. `saveAccount` checks permission.
 */
export async function handleSaveForm(request: Request, actor: Actor, formData: FormData) {
  const form = parseFormData(formData, accountForm);
  if (!form.ok) return refuseSave(form.errors, form.submitted);
  const { values, submitted } = form;
  const { "phone.number": phone, "phone.country": phoneCountry, baseDetails } = values;
  const edit = { ...values, hasOneName: submitted["firstName.none"] === "on", phone, phoneCountry };
  const saved = requireFound(
    await saveAccount(actor, edit, {
      base: baseDetails,
      acceptedFields: getAcceptedFields(values),
    }),
  );
  if (saved.ok) {
    const cookies = buildPreferenceCookies(request, values);
    const changed = saved.hasChanged || cookies.length > 0;
    const headers = cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return redirectTo(request, `${ACCOUNT_PATH}?saved=${changed ? "yes" : "same"}`, { headers });
  }
  if (saved.reason === "invalid-account") return refuseSave({ ...saved.errors }, submitted);
  const { conflict, stored: savedAccount } = saved;
  const conflicts = conflict.conflicting.map((field) => [field, saved.reason]);
  const errors: FieldErrors = Object.fromEntries(conflicts);
  const shownAccount = { ...savedAccount, phone: formatUnbrokenPhone(savedAccount.phone) };
  return refuseSave(
    errors,
    applyElsewhereChanges(submitted, conflict.changedElsewhere, savedAccount),
    { conflict, savedAccount: shownAccount },
  );
}

/** A phone number formatted for display, without line breaks. */
const formatUnbrokenPhone = (phone: string | null) =>
  formatPhone(phone)?.replaceAll(" ", "\u00A0") ?? null;

type DevicePreferences = {
  theme: Theme;
  baseTheme: string;
  dataSaver: boolean;
  baseDataSaver: string;
};

/**
 * Returns the cookies of the device preferences that this form changes. A page that was rendered before a change
 * elsewhere, in the footer of a public page for instance, does not undo it.
 */
function buildPreferenceCookies(
  request: Request,
  { theme, baseTheme, dataSaver, baseDataSaver }: DevicePreferences,
): string[] {
  const isNewTheme = theme !== baseTheme && theme !== getTheme(request);
  const isNewDataSaver =
    dataSaver !== (baseDataSaver === "on") && dataSaver !== wantsReducedData(request);
  return [
    ...(isNewTheme ? [createThemeCookie(request, theme)] : []),
    ...(isNewDataSaver ? [createReducedDataCookie(request, dataSaver)] : []),
  ];
}

function refuseSave(
  errors: FieldErrors,
  submitted: SubmittedValues,
  edit: Pick<SaveRefusal, "conflict" | "savedAccount"> = {},
) {
  const refusal: SaveRefusal = { ok: false, errors, submitted, ...edit };
  return data(refusal, { status: edit.conflict ? 409 : 422 });
}

/** Returns the submitted values, with the fields that were changed only elsewhere. */
function applyElsewhereChanges(
  submitted: SubmittedValues,
  changedElsewhere: readonly string[],
  savedAccount: Account & Record<string, unknown>,
): SubmittedValues {
  const merged: SubmittedValues = {
    ...submitted,
    baseDetails: JSON.stringify(savedAccount.baseDetails),
  };
  for (const field of changedElsewhere) {
    const value = savedAccount[field];
    if (field === "phone") {
      merged["phone.number"] = String(savedAccount.phoneNumber);
      merged["phone.country"] = String(savedAccount.phoneCountry);
    } else if (field === "firstName") {
      merged.firstName = savedAccount.firstName;
      if (hasOneName(savedAccount)) merged["firstName.none"] = "on";
      else delete merged["firstName.none"];
    } else if (value === false) delete merged[field];
    else merged[field] = value === true ? "on" : String(value);
  }
  return merged;
}
