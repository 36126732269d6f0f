import { emailsMessages } from "#app/i18n/emails.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shellMessages } from "#app/i18n/shell.ts";

/** What a letter says. Nothing in it is markup: every text is escaped. */
export type Letter = {
  locale: Locale;
  title: string;
  paragraphs: string[];
  /** Somebody's own words, line by line, marked as such. */
  quote?: string;
  action?: Link;
  /** What there is to open, when it is more than one thing. */
  list?: Link[];
  /** The small print; the school's usual one when absent. */
  footer?: string;
  /** Under the small print: how to have fewer of these. */
  fewer?: Link;
};

type Link = { label: string; href: string };

/**
 * The two bodies of a letter: plain text, and tables that a mail program of 2012 still shows. Outlook, which
 * knows no widest width, is given a table of its own around them (the lines that begin with `<!--[if
 * mso]>`). What is written on a dark cell says its colour twice: a program that drops styles keeps the
 * cell's.
 */
export function writeLetter(letter: Letter): { text: string; html: string } {
  return { text: writeText(letter), html: writeHtml(letter) };
}

function writeText(letter: Letter): string {
  const { title, paragraphs, quote, action, list = [], fewer } = letter;
  const words = quote ? [quote.replace(/^/gm, "> ")] : [];
  const links = [...list, ...(action ? [action] : [])].map(inText);
  const last = [`-- \n${footerOf(letter)}`, ...(fewer ? [inText(fewer)] : [])];
  return `${[title, ...paragraphs, ...words, ...links, ...last].join("\n\n")}\n`;
}

const inText = ({ label, href }: Link) => `${label}\n${href}`;

const footerOf = ({ footer, locale }: Letter) => footer ?? emailsMessages[locale].footer;

const FONT = "font-family:Figtree,'Segoe UI',Roboto,Arial,sans-serif";
const CELL = `${FONT};font-size:17px;line-height:26px;color:#17153b`;

function writeHtml(letter: Letter): string {
  const { locale, title, paragraphs, quote, action } = letter;
  const brand = escaped(shellMessages[locale].brand);
  const body = paragraphs.map((one) => `<p style="margin:0 0 16px">${unbroken(one)}</p>`).join("");
  const words = (quote ? writeQuote(quote) : "") + writeList(letter);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f1ea">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f1ea">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:560px">
<tr><td bgcolor="#151338" style="padding:18px 28px;${FONT};font-size:19px;line-height:24px;font-weight:bold;color:#fff6e6"><font color="#fff6e6">${brand}</font></td></tr>
<tr><td bgcolor="#f2b33d" height="4" style="height:4px;line-height:4px;font-size:4px">&nbsp;</td></tr>
<tr><td style="padding:28px 28px 12px;${CELL}">
<h1 style="margin:0 0 16px;${FONT};font-size:24px;line-height:30px;color:#17153b">${unbroken(title)}</h1>
${body}${words}</td></tr>
${action ? writeAction(action, locale) : ""}<tr><td style="padding:16px 28px 28px;border-top:1px solid #e3ded2;${FONT};font-size:14px;line-height:21px;color:#5a5776">${escaped(footerOf(letter))}${writeFewer(letter)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

function writeQuote(quote: string): string {
  const lines = escaped(quote).replaceAll("\n", "<br>");
  return `<blockquote style="margin:0 0 16px;padding:0 0 0 14px;border-left:4px solid #e3ded2">${lines}</blockquote>`;
}

function writeList({ list = [] }: Letter): string {
  const lines = list.map(({ label, href }) => {
    return `<p style="margin:0 0 16px"><a href="${escaped(href)}" style="color:#2a2672;font-weight:bold">${unbroken(label)}</a></p>`;
  });
  return lines.join("\n");
}

function writeFewer({ fewer }: Letter): string {
  if (!fewer) return "";
  return `<br><a href="${escaped(fewer.href)}" style="color:#5a5776">${escaped(fewer.label)}</a>`;
}

/**
 * A button made of a cell with a colour, and the bare address for whoever cannot click it. The link fills the
 * cell, so that a finger finds all of it; Outlook, which gives no room inside a link, makes it in the cell.
 */
function writeAction({ label, href }: Link, locale: Locale): string {
  const to = escaped(href);
  return `<tr><td style="padding:0 28px 24px;${CELL}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="#2a2672" style="mso-padding-alt:14px 24px"><a href="${to}" style="display:inline-block;padding:14px 24px;${FONT};font-size:17px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none"><font color="#ffffff">${escaped(label)}</font></a></td>
</tr></table>
<p style="margin:20px 0 0;font-size:14px;line-height:21px;color:#5a5776">${escaped(emailsMessages[locale].copyLink)}<br><a href="${to}" style="color:#2a2672;word-break:break-all">${to}</a></p>
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
function unbroken(text: string): string {
  return escaped(text).replace(
    /(?<![\p{L}\d-])[\p{L}\d]{1,12}(?:-[\p{L}\d]{1,5})+(?![\p{L}\d-])/gu,
    '<span style="white-space:nowrap">$&</span>',
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
