import { expect, test } from "vitest";
import { renderReadablePage } from "./readable-page.server.tsx";

const archive = {
  "Préparé le": "21 novembre 2026, 9 h 05",
  Compte: { Prénom: "Awa <b>", Téléphone: null },
  Messages: [{ Objet: "Bonjour", Réponses: [{ Texte: "Ligne\nautre" }] }],
  Demandes: [],
  Fichiers: [{ Fichier: "1-relevé & notes.pdf" }, { Fichier: "2-infecte.pdf" }],
};
const page = renderReadablePage(archive, "fr", ["1-relevé & notes.pdf"]);

test("renderReadablePage: contains every value with its label, in the language of the user", () => {
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain("<dt>Préparé le</dt><dd>21 novembre 2026, 9 h 05</dd>");
  expect(page).toContain("<dt>Prénom</dt><dd>Awa &lt;b&gt;</dd>");
  expect(page).toContain("<dt>Téléphone</dt><dd><p>Rien.</p></dd>");
  expect(page).toContain("<dt>Texte</dt><dd>Ligne\nautre</dd>");
  for (const label of ["Compte", "Messages", "Demandes", "Fichiers"])
    expect(page).toMatch(new RegExp(`<h2 id="part-\\d">${label}</h2>`));
  expect(page).toMatch(/Demandes<\/h2><p>Rien\.<\/p>/);
});

test("renderReadablePage: links a file of the archive, and only names any other", () => {
  expect(page).toContain('<a href="pieces/1-relev%C3%A9%20%26%20notes.pdf">');
  expect(page).not.toContain("pieces/2-infecte.pdf");
  expect(page).toContain("2-infecte.pdf");
});

test("renderReadablePage: loads nothing from the network", () => {
  expect(page).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page).not.toContain("<script");
});
