import { once } from "node:events";
import {
  addCourse,
  addCursus,
  buildCandidate,
  createAccount,
  fillInIdentity,
  signIn,
  submitApplication,
} from "#tests/support/candidate.ts";
import { openMailbox } from "#tests/support/mailbox.ts";
import { expect, test } from "#tests/support/playwright.ts";
import {
  getNewDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from "#tests/support/server.ts";

test("all data exists after the server was killed and restarted", {
  tag: "@desk",
}, async ({ browser, address }) => {
  test.setTimeout(240_000);
  const dataDir = getNewDataDir();
  const servers: RunningServer[] = [];
  const start = async () => {
    const server = await startServer({ dataDir });
    servers.push(server);
    return server.origin;
  };
  try {
    let origin = await start();
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    const candidate = buildCandidate(address);
    await page.goto("/connexion");
    await createAccount(page, openMailbox(dataDir), candidate);
    await signIn(page, candidate.email, candidate.password);
    await page.goto("/espace-etudiant/candidate");
    await fillInIdentity(page);
    const proof = await addCursus(page, "restart");

    await test.step("an incomplete application survives a kill -9", async () => {
      await kill(servers.at(-1));
      origin = await start();
      // So does the session: nobody has to sign in again.
      await page.goto(`${origin}/espace-etudiant/candidate/cursus`);
      const row = page.getByRole("row").filter({ hasText: "Lycée Malick-Sy" });
      await expect(row).toContainText("14,5/20");
      const file = await page.request.get(
        `${origin}${await row.getByRole("link", { name: "bulletin.pdf" }).getAttribute("href")}`,
      );
      expect(Buffer.compare(await file.body(), proof)).toBe(0);
    });

    await addCourse(page, "criminologie", "Criminologie (majeure)");
    const number = await submitApplication(page);

    await test.step("so does a submitted one, and it cannot be submitted twice", async () => {
      await kill(servers.at(-1));
      origin = await start();
      await page.goto(`${origin}/espace-etudiant/candidate/suivi`);
      await expect(page.getByRole("main")).toContainText(number);
      await expect(page.getByRole("main")).toContainText("Criminologie (majeure)");
      await page.goto(`${origin}/espace-etudiant/candidate/recapitulatif`);
      await expect(page.getByRole("main")).toContainText("Lycée Malick-Sy");
      await expect(page.getByRole("button", { name: "Soumettre" })).toBeHidden();
    });
    await context.close();
  } finally {
    for (const server of servers) await server.stop();
    removeDataDir(dataDir);
  }
});

async function kill(server: RunningServer | undefined): Promise<void> {
  if (!server) return;
  const ended = once(server.process, "exit");
  server.process.kill("SIGKILL");
  await ended;
}
