import { AxeBuilder } from "@axe-core/playwright";
import { inBothLanguages } from "#tests/support/access-table.ts";
import { signIn } from "#tests/support/candidate.ts";
import { expect, test } from "#tests/support/playwright.ts";

const people = [
  { who: "student", email: "candidat@demo.test", home: "/espace-etudiant" },
  { who: "staff", email: "admin@demo.test", home: "/administration" },
] as const;

for (const { who, email, home } of people)
  test(`every page of the ${who} is whole, silent and accessible`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(home);
    await signIn(page, email, "erabao-demonstration");
    const own = Object.entries(inBothLanguages).filter(([, row]) => row.who === who);
    const addresses = own
      .map(([address, { sample }]) => sample ?? address)
      .filter((address) => !address.includes("019a"));
    for (const address of addresses.flatMap((one) => [one, `/en${one}`])) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const wide = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(wide), address).toBeLessThanOrEqual(0);
      const found = await new AxeBuilder({ page }).analyze();
      const told = found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect(told, address).toEqual([]);
    }
  });
