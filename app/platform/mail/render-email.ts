import { emailsMessages } from "#app/i18n/emails.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shellMessages } from "#app/i18n/shell.ts";

/** What a letter says. Nothing in it is markup: every text is escaped. */
export type EmailContent = {
  locale: Locale;
  title: string;
  paragraphs: string[];
  /** Somebody's own words, line by line, marked as such. */
  quote?: string;
  action?: EmailAction;
  /** What there is to open, when it is more than one thing. */
  links?: EmailAction[];
  /** The small print; the school's usual one when absent. */
  footer?: string;
  /** Under the small print: how to have fewer of these. */
  preferencesLink?: EmailAction;
};

type EmailAction = { label: string; href: string };

/**
 * The two bodies of a letter: plain text, and tables that a mail program of 2012 still shows. Outlook, which
 * knows no widest width, is given a table of its own around them (the lines that begin with `<!--[if
 * mso]>`). What is written on a dark cell says its colour twice: a program that drops styles keeps the
 * cell's.
 */
export function renderEmail(content: EmailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText(content: EmailContent): string {
  const { title, paragraphs, quote, action, links: list = [], preferencesLink: fewer } = content;
  const words = quote ? [quote.replace(/^/gm, "> ")] : [];
  const links = [...list, ...(action ? [action] : [])].map(linkAsText);
  const closing = [`-- \n${getFooter(content)}`, ...(fewer ? [linkAsText(fewer)] : [])];
  return `${[title, ...paragraphs, ...words, ...links, ...closing].join("\n\n")}\n`;
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
  const words = (quote ? renderQuote(quote) : "") + renderLinks(content);
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
${body}${words}</td></tr>
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

function renderPreferencesLink({ preferencesLink: fewer }: EmailContent): string {
  if (!fewer) return "";
  return `<br><a href="${escapeHtml(fewer.href)}" style="color:#5a5776">${escapeHtml(fewer.label)}</a>`;
}

/**
 * A button made of a cell with a colour, and the bare address for whoever cannot click it. The link fills the
 * cell, so that a finger finds all of it; Outlook, which gives no room inside a link, makes it in the cell.
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

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * A number, « e-mail » or « appelez-la » is not cut at its hyphens at the end of a line: as text, its signs stay
 * those that are typed.
 */
function noWrapHyphens(text: string): string {
  return escapeHtml(text).replace(
    /(?<![\p{L}\d-])[\p{L}\d]{1,12}(?:-[\p{L}\d]{1,5})+(?![\p{L}\d-])/gu,
    '<span style="white-space:nowrap">$&</span>',
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
