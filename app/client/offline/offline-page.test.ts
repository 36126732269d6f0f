import { expect, test } from "vitest";
import { renderOfflinePage } from "./offline-page.ts";

test("renderOfflinePage: is in the language of the area and links to the application", () => {
  const home = "/en/espace-etudiant/candidate";
  const page = renderOfflinePage("en", "main > h1 { color: red }", home);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain("No connection");
  expect(page).toContain(`href="${home}"`);
  expect(page).toContain("<style>main > h1 { color: red }</style>");
  expect(renderOfflinePage("fr", "", null)).not.toContain("Ma candidature");
});
