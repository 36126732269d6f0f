import { expect, test } from "vitest";
import { renderOfflinePage } from "./offline-page.ts";

test("renderOfflinePage: is in the language of the area and links to the application", () => {
  const home = "/en/espace-etudiant/candidate";
  const page = renderOfflinePage("en", ['/assets/student-"1".css'], home);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain("No connection");
  expect(page).toContain(`href="${home}"`);
  expect(page).toContain('href="/assets/student-&quot;1&quot;.css"');
  expect(renderOfflinePage("fr", [], null)).not.toContain("Ma candidature");
});
