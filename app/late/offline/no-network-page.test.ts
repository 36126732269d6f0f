import { expect, test } from "vitest";
import { noNetworkPage } from "./no-network-page.ts";

test("the page without a network speaks the language of the area and leads back to the application", () => {
  const home = "/en/espace-etudiant/candidate";
  const page = noNetworkPage("en", ['/assets/student-"1".css'], home);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain("No connection");
  expect(page).toContain(`href="${home}"`);
  expect(page).toContain('href="/assets/student-&quot;1&quot;.css"');
  expect(noNetworkPage("fr", [], null)).not.toContain("Ma candidature");
});
