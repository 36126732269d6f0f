import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import { impersonationMessages } from "#app/features/staff/messages/impersonation.ts";
import { shellMessages } from "#app/i18n/shell.ts";
import { findAccessibilityFaults } from "#tests/support/accessibility.ts";
import { buildCandidate } from "#tests/support/candidate.ts";
import { listDeviceKeys } from "#tests/support/device-entries.ts";
import { expect, test } from "#tests/support/playwright.ts";
import { signInByRequest, signUpByRequest } from "#tests/support/sessions.ts";

test("an administrator views a candidate's area, is refused every change, and ends the view", {
  tag: "@once",
}, async ({ page, otherPage: office, mailbox, address }) => {
  const candidate = buildCandidate(address);
  const reason = "Vous nous avez appelés ce matin pour votre photo";
  const band = office.getByRole("complementary", { name: impersonationMessages.fr.band });
  await signUpByRequest(page, mailbox, candidate);

  await test.step("the candidate is found, and their area opens with a reason", async () => {
    await signInByRequest(office, "admin@demo.test");
    await office.goto("/administration/personnes");
    await office.getByRole("searchbox").fill(address);
    await office.getByRole("button", { name: accountSupportMessages.fr.submit }).click();
    await office.getByRole("rowheader").getByRole("link").click();
    await expect(office.getByRole("main")).toContainText(address);
    await office.getByRole("link", { name: accountSupportMessages.fr.see.open }).click();
    await office.getByRole("button", { name: accountSupportMessages.fr.see.submit }).click();
    await expect(office.getByRole("main")).toContainText("Écrivez la raison en quelques mots");
    await office.getByLabel("Raison (la personne la lira)").fill(reason);
    await office.getByRole("button", { name: accountSupportMessages.fr.see.submit }).click();
    await expect(office).toHaveURL(/\/espace-etudiant\?done=impersonation-started$/);
    const explanation = band.getByText(/sans rien pouvoir y changer/);
    await expect(explanation, "what was begun is read first").toBeFocused();
    expect(await findAccessibilityFaults(office)).toEqual([]);
  });

  await test.step("also in the office, and nothing is hidden under the banner", async () => {
    await office.goto("/administration");
    await office.keyboard.press("Tab");
    const skip = office.getByRole("link", { name: shellMessages.fr.skip });
    await expect(skip).toBeFocused();
    expect(
      await skip.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === one;
      }),
    ).toBe(true);
    await office.goto("/espace-etudiant");
  });

  await test.step("a change is refused with its reason, and the banner stays", async () => {
    await office
      .getByRole("navigation")
      .getByRole("link", { name: accountSupportMessages.fr.account })
      .click();
    await expect(office.getByLabel(accountMessages.fr.firstName)).toHaveValue(candidate.firstName);
    await office.getByLabel(accountMessages.fr.firstName).fill("Autre");
    await office.getByRole("button", { name: accountMessages.fr.save }).click();
    await expect(
      office.getByRole("heading", { name: impersonationMessages.fr.refused.title }),
    ).toBeVisible();
    await expect(band).toBeVisible();
    expect(await findAccessibilityFaults(office)).toEqual([]);
  });

  await test.step("one click ends it, and this browser stores nothing about the candidate", async () => {
    // Simulates a page of the area that stores something.
    await office.evaluate(async (name) => {
      localStorage.setItem("kept", name);
      sessionStorage.setItem("kept", name);
      await (await caches.open("kept")).put("/kept", new Response(name));
      const request = indexedDB.open("erabao");
      request.onupgradeneeded = () => request.result.createObjectStore("answers");
      await new Promise<void>((resolve) => {
        request.onsuccess = () => {
          const writing = request.result.transaction("answers", "readwrite");
          writing.objectStore("answers").put(name, "kept");
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      });
    }, candidate.lastName);
    await band.getByRole("button", { name: impersonationMessages.fr.end }).click();
    await expect(office.getByRole("main").getByRole("status")).toContainText("Visite terminée");
    await expect(office.locator(":focus")).toContainText("Visite terminée");
    await expect(band).toHaveCount(0);
    const stored = await office.evaluate(async () => ({
      names: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
    expect(stored).toMatchObject({ workers: 0, caches: [] });
    expect(await listDeviceKeys(office)).toEqual([]);
    expect(decodeURIComponent(stored.names)).not.toContain(candidate.lastName);
    await office.goto("/espace-etudiant");
    await expect(office).toHaveURL(/\/administration$/);
  });

  await test.step("the candidate was notified, and none of their data has changed", async () => {
    const email = await mailbox.findLastTo(address, /voit votre espace/i);
    expect(email.text).toContain(reason);
    await page.goto("/espace-etudiant/compte");
    await expect(page.getByLabel(accountMessages.fr.firstName)).toHaveValue(candidate.firstName);
    await expect(page.locator("#visits")).toContainText(reason);
  });
});
