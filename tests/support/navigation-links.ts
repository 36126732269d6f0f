import type { Locator } from "@playwright/test";

/** Where the bar of a French page leads, and its drawer on a phone, sorted by words. */
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

/** The links of a navigation, shown or not, each with its words and its address, sorted by words. */
export async function listNavigationLinks(navigation: Locator): Promise<string[][]> {
  const links = await navigation.locator("a").evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => {
      // Beside its words there may be what the page is about, or that it opens a new tab.
      const words = (link.querySelector("b") ?? link).firstChild?.textContent ?? "";
      return [words, link.target === "_blank" ? "(new tab)" : link.getAttribute("href")];
    }),
  );
  return links
    .map((link) => link.map(String))
    .toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1));
}
