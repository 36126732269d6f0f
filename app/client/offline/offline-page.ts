import type { Locale } from "#app/i18n/locale.ts";
import { offlineDraftsMessages } from "#app/i18n/offline-drafts.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { escapeHtml } from "#app/lib/escape-html.ts";

/**
 * Renders the page that the service worker shows offline, with the styles of the current page, a retry link and a link
 * to the cached application page. A script of the service worker reloads it once there is a network.
 */
export function renderOfflinePage(
  locale: Locale,
  styles: string,
  applicationHref: string | null,
): string {
  const { offline: t, brand } = shellMessages[locale];
  const offlineMessages = offlineDraftsMessages[locale];
  const text = `${t.text} ${offlineMessages.begun}`;
  const backLink =
    applicationHref &&
    `<a class="link-button" href="${escapeHtml(applicationHref)}">${escapeHtml(offlineMessages.back)}</a>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${t.title} — ${brand}`)}</title><style>${styles}</style>
<script src="/no-network.js" defer></script></head>
<body><main class="no-network"><h1>${escapeHtml(t.title)}</h1><p>${escapeHtml(text)}</p>
<p class="actions"><a class="btn btn-primary" href="">${escapeHtml(t.again)}</a>
${backLink ?? ""}</p></main></body></html>`;
}
