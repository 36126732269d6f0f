import type { Locator } from "@playwright/test";

/** The links of a French page's navigation bar, and of its drawer on a phone, sorted by text. */
export const navigationLinks = [
  ["Accueil", "/"],
  ["Actualités", "/#actualite"],
  ["Admission", "/admission"],
  ["Autres formations", "/autre-formation"],
  ["Autres services", "/autre-service"],
  ["Campus du Cameroun", "/campus/CAMEROUN"],
  ["Campus du Sénégal", "/campus/SENEGAL"],
  ["Compte", "/espace-etudiant/candidate"],
  ["Contact", "/contacts"],
  ["Curriculum canadien", "/curriculum"],
  ["Demander les frais", "/contacts?sujet=fees#ecrire"],
  ["Mot du PDG", "/pdg"],
  ["Nos engagements", "/engagements"],
  ["Nos valeurs", "/valeurs"],
  ["Organiser une visite", "/contacts"],
  ["Partenaires", "/#partenaire"],
  ["Perspective d’avenir", "(new tab)"],
  ["Programme hybride", "/prepa-hybride"],
  ["Prépa universitaire", "/prepa-gd"],
  ["À propos", "/about"],
];

/** Every link of a navigation, visible or not, with its text and address, sorted by text. */
export async function listNavigationLinks(navigation: Locator): Promise<string[][]> {
  const links = await navigation.locator("a").evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => {
      // The text may be followed by a description, or by a note that it opens a new tab.
      const text = (link.querySelector("b") ?? link).firstChild?.textContent ?? "";
      return [text, link.target === "_blank" ? "(new tab)" : link.getAttribute("href")];
    }),
  );
  return links
    .map((link) => link.map(String))
    .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}
