import { demoWords } from "#app/i18n/demo.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { invented } from "./people.ts";

const names: Record<string, string> = { google: "Google", facebook: "Facebook" };

/** The page where one chooses who to be, plainly said not to be the provider it stands for. */
export function choicePage(locale: Locale, client: string): string {
  const words = demoWords[locale].demoIdentity;
  const people = invented.map(
    ({ sub, name, email, email_verified }) =>
      `<button name="person" value="${sub}"><b>${html(name)}</b><span>${html(email ?? "")}</span>${
        email_verified ? "" : `<em>${html(words.unverified)}</em>`
      }</button>`,
  );
  return page(
    locale,
    words.title(ownValue(names, client) ?? client),
    `<p>${html(words.explain)}</p>
<form method="post" class="people"><h2>${html(words.choose)}</h2>${people.join("")}</form>
<form method="post"><h2>${html(words.type)}</h2>
<label for="name">${html(words.name)}</label><input id="name" name="name" maxlength="100" autocomplete="off">
<label for="email">${html(words.email)}</label><input id="email" name="email" type="email" maxlength="200" autocomplete="off">
<p class="hint">${html(words.noEmail)}</p>
<label class="check"><input type="checkbox" name="verified" value="yes" checked> ${html(words.verified)}</label>
<button class="primary">${html(words.proceed)}</button></form>
<form method="post"><button name="refuse" value="yes" class="plain">${html(words.refuse)}</button></form>`,
  );
}

/** The page of an exchange that cannot go on. */
export function brokenPage(locale: Locale): string {
  const words = demoWords[locale].demoIdentity;
  const link = `<p><a href="${locale === "en" ? "/en" : ""}/connexion">${html(words.back)}</a></p>`;
  return page(locale, words.broken, `<p>${html(words.brokenText)}</p>${link}`);
}

function page(locale: Locale, title: string, body: string): string {
  const mark = html(demoWords[locale].demoIdentity.mark);
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
