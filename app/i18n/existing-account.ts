import { defineMessages } from "./define-messages.ts";
import { existingAccount as en } from "./en/existing-account.ts";
import { existingAccount as fr } from "./fr/existing-account.ts";
import type { Locale } from "./locale.ts";

export const existingAccountMessages = defineMessages(fr, en);

const providerNames = { google: "Google", facebook: "Facebook" };
const errorCodePattern =
  /^existing(-first)?((?:-(?:google|facebook|password))+)-then-(google|facebook)$/;

/**
 * The message of `existing-<methods>-then-<provider>` (existing-account.ts): the sign-in methods of the account that
 * already has this address. Undefined for any other error code.
 */
export function formatExistingAccountError(locale: Locale, errorCode: string): string | undefined {
  const [, isUnnamed, methods = "", provider] = errorCodePattern.exec(errorCode) ?? [];
  if (provider !== "google" && provider !== "facebook") return undefined;
  const t = existingAccountMessages[locale];
  const signInMethods = (["google", "facebook", "password"] as const).filter((method) =>
    methods.includes(method),
  );
  const list = new Intl.ListFormat(locale === "fr" ? "fr-FR" : "en-CA", { type: "disjunction" });
  const methodList = list.format(signInMethods.map((method) => t.methods[method]));
  return (isUnnamed ? t.unnamed : t.named)(methodList, providerNames[provider]);
}
