import { demoMessages } from "#app/i18n/demo.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { escapeHtml } from "#app/lib/escape-html.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { demoProfiles } from "./profiles.ts";

const names: Record<string, string> = { google: "Google", facebook: "Facebook" };

/** Page that offers the demonstration profiles; it says that it is not the real provider. */
export function accountChoicePage(locale: Locale, client: string): string {
  const t = demoMessages[locale].demoIdentity;
  const people = demoProfiles.map(
    ({ sub, name, email, email_verified }) =>
      `<button name="person" value="${sub}"><b>${escapeHtml(name)}</b><span>${escapeHtml(email ?? "")}</span>${
        email_verified ? "" : `<em>${escapeHtml(t.unverified)}</em>`
      }</button>`,
  );
  return page(
    locale,
    t.title(getOwnValue(names, client) ?? client),
    `<p>${escapeHtml(t.explain)}</p>
<form method="post" class="people"><h2>${escapeHtml(t.choose)}</h2>${people.join("")}</form>
<form method="post"><h2>${escapeHtml(t.type)}</h2>
<label for="name">${escapeHtml(t.name)}</label><input id="name" name="name" maxlength="100" autocomplete="off">
<label for="email">${escapeHtml(t.email)}</label><input id="email" name="email" type="email" maxlength="200" autocomplete="off">
<p class="hint">${escapeHtml(t.noEmail)}</p>
<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${escapeHtml(t.verified)}</label>
<button class="primary">${escapeHtml(t.proceed)}</button></form>
<form method="post"><button name="refuse" value="yes" class="plain">${escapeHtml(t.refuse)}</button></form>`,
  );
}

/** Page of a sign-in that cannot continue. */
export function errorPage(locale: Locale): string {
  const t = demoMessages[locale].demoIdentity;
  const link = `<p><a href="${locale === "en" ? "/en" : ""}/connexion">${escapeHtml(t.back)}</a></p>`;
  return page(locale, t.broken, `<p>${escapeHtml(t.brokenText)}</p>${link}`);
}

function page(locale: Locale, title: string, body: string): string {
  const badge = escapeHtml(demoMessages[locale].demoIdentity.tag);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/demo-identity.css">
</head>
<body>
<main>
<p class="mark">${badge}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
