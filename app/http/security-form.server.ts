import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { writeDevice } from "#app/features/identity/account/device.ts";
import { signOutDevice, signOutOthers } from "#app/features/identity/account/devices.server.ts";
import { callerOf } from "#app/features/identity/caller.server.ts";
import {
  addPassword,
  changePassword,
} from "#app/features/identity/password/account-password.server.ts";
import { goTo, orNotFound, withWait } from "./answer.server.ts";
import { actorContext, addressContext } from "./context.ts";
import { type FieldErrors, readForm, type Typed } from "./form.server.ts";

type Asked = { request: Request; context: Readonly<RouterContextProvider> };

/** What a page of an account answers to a form it refuses. */
export type AccountRefusal = { ok: false; errors: FieldErrors; typed: Typed; reason?: string };

const password = z.string("required").min(1, "required");
const changeForm = z.object({ currentPassword: password, newPassword: password });
/** Who adds a password has none to type. */
const addForm = changeForm.extend({ currentPassword: z.string().default("") });

/**
 * Answers the forms that the account of a candidate and of a member of the staff share: password and
 * devices. `here` is their page; null when the form is none of these.
 */
export async function answerSecurity(asked: Asked, form: FormData, here: string) {
  const intent = form.get("intent");
  if (intent === "change-password" || intent === "add-password")
    return answerPassword(asked, form, { here, adding: intent === "add-password" });
  const actor = asked.context.get(actorContext);
  if (intent === "device") {
    const { device } = orNotFound(await signOutDevice(actor, String(form.get("device"))));
    // A second tap finds no device: its name is what the page showed.
    const name = device ? writeDevice(device) : String(form.get("deviceName"));
    const told = new URLSearchParams({ fait: "device-out", appareil: name });
    return goTo(asked.request, `${here}?${told}`);
  }
  if (intent === "devices") {
    orNotFound(await signOutOthers(actor, callerIn(asked)));
    return goTo(asked.request, `${here}?fait=devices-out`);
  }
  return null;
}

async function answerPassword(
  asked: Asked,
  form: FormData,
  { here, adding }: { here: string; adding: boolean },
) {
  const read = readForm(form, adding ? addForm : changeForm);
  if (!read.ok) return refuseAccount({ errors: read.errors });
  const actor = asked.context.get(actorContext);
  const { currentPassword: current, newPassword } = read.values;
  const result = orNotFound(
    adding
      ? await addPassword(actor, callerIn(asked), newPassword)
      : await changePassword(actor, callerIn(asked), { current, password: newPassword }),
  );
  if (result.ok)
    return goTo(asked.request, `${here}?fait=password-${adding ? "added" : "changed"}`);
  const { reason, retryAfter } = result;
  if (reason === "wrong-password" || reason === "password-tried-too-often")
    return refuseAccount({ errors: { currentPassword: reason } });
  if (reason.startsWith("password-") && reason !== "password-there")
    return refuseAccount({ errors: { newPassword: reason } });
  return refuseAccount({ reason, retryAfter });
}

type Refusing = { errors?: FieldErrors; reason?: string; retryAfter?: number };

/** 422 with what is wrong; 429 with the time to wait after too many tries. Nothing typed is a secret's. */
export function refuseAccount({ errors = {}, reason, retryAfter }: Refusing, typed: Typed = {}) {
  const said = reason && withWait({ reason, retryAfter });
  const refusal: AccountRefusal = { ok: false, errors, typed, reason: said };
  return data(
    refusal,
    retryAfter ? { status: 429, headers: { "Retry-After": `${retryAfter}` } } : { status: 422 },
  );
}

/** Who knocks, for a command that looks at the session or writes letters. */
export function callerIn({ request, context }: Asked) {
  return callerOf(request, context.get(addressContext));
}
