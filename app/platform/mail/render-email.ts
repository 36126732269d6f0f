import { emailsMessages } from "#app/i18n/emails.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { escapeHtml } from "#app/lib/escape-html.ts";

/** The content of an email. Every text is escaped: nothing in it is markup. */
export type EmailContent = {
  locale: Locale;
  title: string;
  paragraphs: string[];
  /** A text written by a user, shown line by line as a quotation. */
  quote?: string;
  action?: EmailAction;
  /** The things to open, when there is more than one. */
  links?: EmailAction[];
  /** The small print; the school's default when absent. */
  footer?: string;
  /** Below the small print: the link to the email preferences. */
  preferencesLink?: EmailAction;
};

type EmailAction = { label: string; href: string };

/**
 * Renders an email as plain text and as HTML with tables, for mail programs of 2012. Outlook ignores `max-width`, so
 * it gets a table of its own (the `<!--[if mso]>` lines). Text on a dark cell sets its colour twice, because a
 * program that drops styles keeps the cell's `bgcolor`.
 */
export function renderEmail(content: EmailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText(content: EmailContent): string {
  const {
    title,
    paragraphs,
    quote,
    action,
    links: list = [],
    preferencesLink: preferences,
  } = content;
  const quoted = quote ? [quote.replace(/^/gm, "> ")] : [];
  const links = [...list, ...(action ? [action] : [])].map(linkAsText);
  const closing = [`-- \n${getFooter(content)}`, ...(preferences ? [linkAsText(preferences)] : [])];
  return `${[title, ...paragraphs, ...quoted, ...links, ...closing].join("\n\n")}\n`;
}

const linkAsText = ({ label, href }: EmailAction) => `${label}\n${href}`;

const getFooter = ({ footer, locale }: EmailContent) => footer ?? emailsMessages[locale].footer;

const FONT_STYLE = "font-family:Figtree,'Segoe UI',Roboto,Arial,sans-serif";
const CELL_STYLE = `${FONT_STYLE};font-size:17px;line-height:26px;color:#17153b`;

function renderHtml(content: EmailContent): string {
  const { locale, title, paragraphs, quote, action } = content;
  const brand = escapeHtml(shellMessages[locale].brand);
  const body = paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${noWrapHyphens(paragraph)}</p>`)
    .join("");
  const quoteAndLinks = (quote ? renderQuote(quote) : "") + renderLinks(content);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f1ea">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:560px">
<tr><td bgcolor="#151338" style="padding:18px 28px;${FONT_STYLE};font-size:19px;line-height:24px;font-weight:bold;color:#fff6e6"><font color="#fff6e6">${brand}</font></td></tr>
<tr><td bgcolor="#f2b33d" height="4" style="height:4px;line-height:4px;font-size:4px">&nbsp;</td></tr>
<tr><td style="padding:28px 28px 12px;${CELL_STYLE}">
<h1 style="margin:0 0 16px;${FONT_STYLE};font-size:24px;line-height:30px;color:#17153b">${noWrapHyphens(title)}</h1>
${body}${quoteAndLinks}</td></tr>
${action ? renderAction(action, locale) : ""}<tr><td style="padding:16px 28px 28px;border-top:1px solid #e3ded2;${FONT_STYLE};font-size:14px;line-height:21px;color:#5a5776">${escapeHtml(getFooter(content))}${renderPreferencesLink(content)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function renderQuote(quote: string): string {
  const lines = escapeHtml(quote).replaceAll("\n", "<br>");
  return `<blockquote style="margin:0 0 16px;padding:0 0 0 14px;border-left:4px solid #e3ded2">${lines}</blockquote>`;
}

function renderLinks({ links: list = [] }: EmailContent): string {
  const lines = list.map(({ label, href }) => {
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" style="color:#2a2672;font-weight:bold">${noWrapHyphens(label)}</a></p>`;
  });
  return lines.join("\n");
}

function renderPreferencesLink({ preferencesLink }: EmailContent): string {
  if (!preferencesLink) return "";
  return `<br><a href="${escapeHtml(preferencesLink.href)}" style="color:#5a5776">${escapeHtml(preferencesLink.label)}</a>`;
}

/**
 * A button made of a coloured cell, and the address as text for readers who cannot click it. The link fills the cell,
 * so that all of it can be tapped; Outlook ignores padding in links, so the cell has it there.
 */
function renderAction({ label, href }: EmailAction, locale: Locale): string {
  const url = escapeHtml(href);
  return `<tr><td style="padding:0 28px 24px;${CELL_STYLE}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="#2a2672" style="mso-padding-alt:14px 24px"><a href="${url}" style="display:inline-block;padding:14px 24px;${FONT_STYLE};font-size:17px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none"><font color="#ffffff">${escapeHtml(label)}</font></a></td>
</tr></table>
<p style="margin:20px 0 0;font-size:14px;line-height:21px;color:#5a5776">${escapeHtml(emailsMessages[locale].copyLink)}<br><a href="${url}" style="color:#2a2672;word-break:break-all">${url}</a></p>
</td></tr>
`;
}

/** Prevents line breaks at the hyphens of numbers, « e-mail » or « appelez-la », without changing the characters. */
function noWrapHyphens(text: string): string {
  return escapeHtml(text).replace(
    /(?<![\p{L}\d-])[\p{L}\d]{1,12}(?:-[\p{L}\d]{1,5})+(?![\p{L}\d-])/gu,
    '<span style="white-space:nowrap">$&</span>',
  );
}
