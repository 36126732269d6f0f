import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formatDevice } from "#app/features/identity/account/device.ts";
import {
  signOutDevice,
  signOutOtherDevices,
} from "#app/features/identity/account/devices.server.ts";
import { createCaller } from "#app/features/identity/caller.server.ts";
import {
  addPassword,
  changePassword,
} from "#app/features/identity/password/change-password.server.ts";
import { actorContext, clientAddressContext } from "./context.ts";
import { type FieldErrors, parseFormData, type SubmittedValues } from "./parse-form.server.ts";
import { formatErrorCode, redirectTo, requireFound } from "./responses.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** What a page of an account answers to a form it refuses. */
export type AccountFormErrors = {
  ok: false;
  errors: FieldErrors;
  typed: SubmittedValues;
  reason?: string;
};

const passwordField = z.string("required").min(1, "required");
const changePasswordForm = z.object({ currentPassword: passwordField, newPassword: passwordField });
/** Who adds a password has none to type. */
const addPasswordForm = changePasswordForm.extend({ currentPassword: z.string().default("") });

/**
 * Answers the forms that the account of a candidate and of a member of the staff share: password and
 * devices. `here` is their page; null when the form is none of these.
 */
export async function handleSecurityForm(args: RequestArgs, form: FormData, pagePath: string) {
  const intent = form.get("intent");
  if (intent === "change-password" || intent === "add-password")
    return handlePasswordForm(args, form, { pagePath, isAdding: intent === "add-password" });
  const actor = args.context.get(actorContext);
  if (intent === "device") {
    const { device } = requireFound(await signOutDevice(actor, String(form.get("device"))));
    // A second tap finds no device: its name is what the page showed.
    const name = device ? formatDevice(device) : String(form.get("deviceName"));
    const resultParams = new URLSearchParams({ fait: "device-out", appareil: name });
    return redirectTo(args.request, `${pagePath}?${resultParams}`);
  }
  if (intent === "devices") {
    requireFound(await signOutOtherDevices(actor, getCaller(args)));
    return redirectTo(args.request, `${pagePath}?fait=devices-out`);
  }
  return null;
}

async function handlePasswordForm(
  args: RequestArgs,
  form: FormData,
  { pagePath, isAdding }: { pagePath: string; isAdding: boolean },
) {
  const parsed = parseFormData(form, isAdding ? addPasswordForm : changePasswordForm);
  if (!parsed.ok) return respondWithAccountErrors({ errors: parsed.errors });
  const actor = args.context.get(actorContext);
  const { currentPassword, newPassword } = parsed.values;
  const result = requireFound(
    isAdding
      ? await addPassword(actor, getCaller(args), newPassword)
      : await changePassword(actor, getCaller(args), {
          current: currentPassword,
          password: newPassword,
        }),
  );
  if (result.ok)
    return redirectTo(args.request, `${pagePath}?fait=password-${isAdding ? "added" : "changed"}`);
  const { reason, retryAfter } = result;
  if (reason === "wrong-password" || reason === "password-tried-too-often")
    return respondWithAccountErrors({ errors: { currentPassword: reason } });
  if (reason.startsWith("password-") && reason !== "password-there")
    return respondWithAccountErrors({ errors: { newPassword: reason } });
  return respondWithAccountErrors({ reason, retryAfter });
}

type RefusalOptions = { errors?: FieldErrors; reason?: string; retryAfter?: number };

/** 422 with what is wrong; 429 with the time to wait after too many tries. Nothing typed is a secret's. */
export function respondWithAccountErrors(
  { errors = {}, reason, retryAfter }: RefusalOptions,
  submitted: SubmittedValues = {},
) {
  const errorCode = reason && formatErrorCode({ reason, retryAfter });
  const body: AccountFormErrors = { ok: false, errors, typed: submitted, reason: errorCode };
  return data(
    body,
    retryAfter ? { status: 429, headers: { "Retry-After": `${retryAfter}` } } : { status: 422 },
  );
}

/** Who knocks, for a command that looks at the session or writes letters. */
export function getCaller({ request, context }: RequestArgs) {
  return createCaller(request, context.get(clientAddressContext));
}
