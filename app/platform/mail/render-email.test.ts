import { expect, test } from "vitest";
import { renderEmail } from "./render-email.ts";

const email = {
  locale: "fr" as const,
  title: "Bonjour <b>",
  paragraphs: ["Un & deux", 'Il a dit "oui"'],
  action: { label: "Ouvrir", href: "https://ecole.example/x?a=1&b=2" },
};

test("renderEmail: writes the same content as text and as HTML", () => {
  const { text, html } = renderEmail(email);
  for (const word of ["Collège Érabao", "Ouvrir", "Un "]) {
    expect(html).toContain(word);
  }
  expect(text).toContain("Bonjour <b>\n\nUn & deux");
  expect(text).toContain("Ouvrir\nhttps://ecole.example/x?a=1&b=2");
});

test("renderEmail: escapes markup", () => {
  const { html } = renderEmail(email);
  expect(html).toContain("Bonjour &lt;b&gt;");
  expect(html).toContain("Il a dit &quot;oui&quot;");
  expect(html).toContain('href="https://ecole.example/x?a=1&amp;b=2"');
  expect(html).not.toContain("<b>");
});

test("renderEmail: loads nothing from another server", () => {
  const { html } = renderEmail({ ...email, action: undefined });
  expect(html).not.toMatch(/https?:|<img|<link|<style|<script/);
});

test("renderEmail: uses only tables and attributes that mail programs of 2012 support, with a width for Outlook", () => {
  const { html } = renderEmail(email);
  expect(html).not.toMatch(/<(div|section|article|button|svg)|class=|flex|grid|var\(|rem\b|rgb\(/);
  const opened = (part: string) => html.split(part).length - 1;
  expect(opened("<table")).toBe(opened("</table>"));
  expect(opened("<!--[if mso]>")).toBe(2);
  expect(opened("<![endif]-->")).toBe(2);
  // The whole button can be tapped: the link is as large as its background.
  expect(html).toMatch(/<a href="[^"]+" style="display:inline-block;padding:14px 24px;/);
});

test("renderEmail: stays readable without styles, because dark cells set their text colour twice", () => {
  const bare = renderEmail(email).html.replace(/ style="[^"]*"/g, "");
  const dark = [...bare.matchAll(/<td bgcolor="#(?:151338|2a2672)"[^>]*>(.*?)<\/td>/g)];
  expect(dark).toHaveLength(2);
  for (const [, inside] of dark)
    expect(inside).toMatch(/<font color="#fff[0-9a-f]{3}">[^<]+<\/font>/);
});

test("renderEmail: does not break a reference number, « e-mail » or « appelez-la » at its hyphens", () => {
  const sentence = "Candidature ER-27-DKR-0418, d'un e-mail & <a-b>, appelez-la";
  const noWrap = (word: string) => `<span style="white-space:nowrap">${word}</span>`;
  const list = [{ label: "choix 2, ER-27-DKR-0418", href: "https://ecole.example/a-b" }];
  const { html, text } = renderEmail({
    ...email,
    title: sentence,
    paragraphs: [sentence],
    links: list,
  });
  expect(html.split(noWrap("ER-27-DKR-0418"))).toHaveLength(4);
  expect(html).toContain(
    `d&#39;un ${noWrap("e-mail")} &amp; &lt;${noWrap("a-b")}&gt;, ${noWrap("appelez-la")}`,
  );
  expect(html).toContain('href="https://ecole.example/a-b"');
  expect(html).toContain("<title>Candidature ER-27-DKR-0418, ");
  expect(text).toContain("Candidature ER-27-DKR-0418, d'un e-mail");
});

test("renderEmail: ends with the school's footer unless another is given", () => {
  expect(renderEmail(email).text).toContain("Nous ne demandons jamais un mot de passe");
  const { text, html } = renderEmail({ ...email, footer: "Répondez ici." });
  expect(text).toContain("-- \nRépondez ici.");
  expect(html).toContain("Répondez ici.");
});

test("renderEmail: quotes a user's text line by line and escapes its markup", () => {
  const { text, html } = renderEmail({ ...email, quote: "Bonjour <i>\n\nMerci" });
  expect(text).toContain("> Bonjour <i>\n> \n> Merci\n");
  expect(html).toContain("Bonjour &lt;i&gt;<br><br>Merci</blockquote>");
});

test("renderEmail: lists several links and the link to the email preferences", () => {
  const list = [{ label: "Un <mot>", href: "https://ecole.example/a?b=1&c=2" }];
  const preferencesLink = { label: "Moins d’e-mails", href: "https://ecole.example/courriels/x" };
  const { text, html } = renderEmail({ ...email, links: list, preferencesLink });
  expect(text).toContain("Un <mot>\nhttps://ecole.example/a?b=1&c=2");
  expect(text.endsWith("Moins d’e-mails\nhttps://ecole.example/courriels/x\n")).toBe(true);
  expect(html).toContain('href="https://ecole.example/a?b=1&amp;c=2"');
  expect(html).toContain("Un &lt;mot&gt;");
  expect(html).toContain('href="https://ecole.example/courriels/x"');
});
