import { defineMessages } from "./define-messages.ts";
import type { Locale } from "./locale.ts";

const fr = {
  methods: {
    google: "avec Google",
    facebook: "avec Facebook",
    password: "avec son mot de passe (ou par « Mot de passe oublié ? »)",
  },
  named: (methods: string, provider: string) =>
    `Un compte existe déjà avec cette adresse e-mail. Connectez-vous ${methods}. Vous pourrez ensuite lier ${provider} à ce compte, dans « Mon Compte ».`,
  unnamed: (methods: string, provider: string) =>
    `Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme la première fois : ${methods}. Vous pourrez ensuite lier ${provider} à ce compte, dans « Mon Compte ».`,
};

const en = {
  methods: {
    google: "with Google",
    facebook: "with Facebook",
    password: "with its password (or use “Forgotten password?”)",
  },
  named: (methods: string, provider: string) =>
    `An account already exists with this email address. Sign in ${methods}. You can then link ${provider} to that account in “My Account”.`,
  unnamed: (methods: string, provider: string) =>
    `An account already exists with this email address. Sign in the way you did the first time: ${methods}. You can then link ${provider} to that account in “My Account”.`,
};

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
