import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { createCaller } from "#app/features/auth/caller.server.ts";
import { formatDevice } from "#app/features/auth/device.ts";
import { signOutDevice, signOutOtherDevices } from "#app/features/auth/devices.server.ts";
import { addPassword, changePassword } from "#app/features/auth/password/change-password.server.ts";
import { actorContext, clientAddressContext } from "./context.ts";
import { type FieldErrors, parseFormData, type SubmittedValues } from "./parse-form.server.ts";
import { formatErrorCode, redirectTo, requireFound } from "./responses.server.ts";

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The result of a refused form of an account page. */
export type AccountFormErrors = {
  ok: false;
  errors: FieldErrors;
  submitted: SubmittedValues;
  reason?: string;
};

const passwordField = z.string("required").min(1, "required");
const changePasswordForm = z.object({ currentPassword: passwordField, newPassword: passwordField });
/** An account without a password has no current one. */
const addPasswordForm = changePasswordForm.extend({ currentPassword: z.string().default("") });

/**
 * Handles the forms that the account pages of candidates and staff share: password and devices. `pagePath` is the page
 * of the forms. Returns null for any other form.
 */
export async function handleSecurityForm(args: RequestArgs, form: FormData, pagePath: string) {
  const intent = form.get("intent");
  if (intent === "change-password" || intent === "add-password")
    return handlePasswordForm(args, form, { pagePath, isAdding: intent === "add-password" });
  const actor = args.context.get(actorContext);
  if (intent === "sign-out-device") {
    const { device } = requireFound(await signOutDevice(actor, String(form.get("device"))));
    // A repeated submission finds no device: the form contains the name that the page showed.
    const name = device ? formatDevice(device) : String(form.get("deviceName"));
    const resultParams = new URLSearchParams({ done: "device-signed-out", device: name });
    return redirectTo(args.request, `${pagePath}?${resultParams}`);
  }
  if (intent === "sign-out-other-devices") {
    requireFound(await signOutOtherDevices(actor, getCaller(args)));
    return redirectTo(args.request, `${pagePath}?done=devices-signed-out`);
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
    return redirectTo(args.request, `${pagePath}?done=password-${isAdding ? "added" : "changed"}`);
  const { reason, retryAfterSeconds } = result;
  if (reason === "wrong-password" || reason === "too-many-password-attempts")
    return respondWithAccountErrors({ errors: { currentPassword: reason } });
  if (reason.startsWith("password-") && reason !== "password-exists")
    return respondWithAccountErrors({ errors: { newPassword: reason } });
  return respondWithAccountErrors({ reason, retryAfterSeconds });
}

type RefusalOptions = { errors?: FieldErrors; reason?: string; retryAfterSeconds?: number };

/**
 * 422 with the errors; 429 with Retry-After (`retryAfterSeconds`) after too many attempts. Pass no secret in
 * `submitted`.
 */
export function respondWithAccountErrors(
  { errors = {}, reason, retryAfterSeconds }: RefusalOptions,
  submitted: SubmittedValues = {},
) {
  const errorCode = reason && formatErrorCode({ reason, retryAfterSeconds });
  const body: AccountFormErrors = { ok: false, errors, submitted, reason: errorCode };
  return data(
    body,
    retryAfterSeconds
      ? { status: 429, headers: { "Retry-After": `${retryAfterSeconds}` } }
      : { status: 422 },
  );
}

/** Origin, IP address and headers of the request, for commands that use the session or send email. */
export function getCaller({ request, context }: RequestArgs) {
  return createCaller(request, context.get(clientAddressContext));
}
