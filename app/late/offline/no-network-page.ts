import { keptMessages } from "#app/i18n/kept.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shellMessages } from "#app/i18n/shell.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * The whole page that a service worker shows where there is no network: in the sheets that this device
 * has, with a way to try again and the way back to `home`, where it has that too. It opens again by itself once
 * there is a network, by a script that the service worker has.
 */
export function noNetworkPage(locale: Locale, sheets: string[], home: string | null): string {
  const { offline: t, brand } = shellMessages[locale];
  const kept = keptMessages[locale];
  const text = `${t.text} ${kept.begun}`;
  const links = sheets.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`);
  const back = home && `<a class="link-button" href="${escaped(home)}">${escaped(kept.back)}</a>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${t.title} — ${brand}`)}</title>${links.join("")}
<script src="/no-network.js" defer></script></head>
<body><main class="no-network"><h1>${escaped(t.title)}</h1><p>${escaped(text)}</p>
<p class="actions"><a class="btn btn-primary" href="">${escaped(t.again)}</a>
${back ?? ""}</p></main></body></html>`;
}
