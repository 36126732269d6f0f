import { demoMessages } from "#app/i18n/demo.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { invented } from "./people.ts";

const names: Record<string, string> = { google: "Google", facebook: "Facebook" };

/** The page where one chooses who to be, plainly said not to be the provider it stands for. */
export function choicePage(locale: Locale, client: string): string {
  const t = demoMessages[locale].demoIdentity;
  const people = invented.map(
    ({ sub, name, email, email_verified }) =>
      `<button name="person" value="${sub}"><b>${html(name)}</b><span>${html(email ?? "")}</span>${
        email_verified ? "" : `<em>${html(t.unverified)}</em>`
      }</button>`,
  );
  return page(
    locale,
    t.title(ownValue(names, client) ?? client),
    `<p>${html(t.explain)}</p>
<form method="post" class="people"><h2>${html(t.choose)}</h2>${people.join("")}</form>
<form method="post"><h2>${html(t.type)}</h2>
<label for="name">${html(t.name)}</label><input id="name" name="name" maxlength="100" autocomplete="off">
<label for="email">${html(t.email)}</label><input id="email" name="email" type="email" maxlength="200" autocomplete="off">
<p class="hint">${html(t.noEmail)}</p>
<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${html(t.verified)}</label>
<button class="primary">${html(t.proceed)}</button></form>
<form method="post"><button name="refuse" value="yes" class="plain">${html(t.refuse)}</button></form>`,
  );
}

/** The page of an exchange that cannot go on. */
export function brokenPage(locale: Locale): string {
  const t = demoMessages[locale].demoIdentity;
  const link = `<p><a href="${locale === "en" ? "/en" : ""}/connexion">${html(t.back)}</a></p>`;
  return page(locale, t.broken, `<p>${html(t.brokenText)}</p>${link}`);
}

function page(locale: Locale, title: string, body: string): string {
  const mark = html(demoMessages[locale].demoIdentity.mark);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${html(title)}</title>
<link rel="stylesheet" href="/demo-identity.css">
</head>
<body>
<main>
<p class="mark">${mark}</p>
<h1>${html(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const html = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");
