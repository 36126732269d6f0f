import { expect, test, vi } from "vitest";
import { readFormValues } from "#tests/support/form-values.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// 'Mon Compte' submitted with values that the page never showed: a client can forge `baseDetails` and the checkboxes.
const { server, database } = await withServer();

const ACCOUNT = "/espace-etudiant/compte";
const readUser = () => database.query("select * from users where email = 'candidat@demo.test'");
/** The selected option of this list. */
const readSelected = (page: string, name: string) =>
  new RegExp(`name="${name}".*?<option value="([^"]*)" selected`, "s").exec(page)?.[1];

test("forged `baseDetails`: saves nothing, and reports each value as a conflict to choose from", async () => {
  const client = await createSignedInClient(server.origin, "candidat@demo.test");
  const { intent: _, ...form } = await readFormValues(client, ACCOUNT);
  const before = await readUser();
  const fields = { ...form, quietFrom: "3", locale: "en", "acceptSaved.quietFrom": "on" };
  for (const baseDetails of [
    "",
    "{}",
    "[]",
    "null",
    "{",
    '{"quietFrom":"21"}',
    '{"quietFrom":99}',
  ]) {
    const response = await client.submit(ACCOUNT, { ...fields, baseDetails });
    const page = await response.text();
    expect(response.status, baseDetails).toBe(409);
    expect(await readUser(), baseDetails).toEqual(before);
    // The browser focuses the message by itself, so nothing moves when React hydrates.
    expect(page, baseDetails).toMatch(/<div[^>]* autofocus=""[^>]* class="action-result"/);
    expect(readSelected(page, "quietFrom"), baseDetails).toBe("3");
    expect(page, baseDetails).toMatch(/name="acceptSaved\.quietFrom"/);
    expect(page, baseDetails).toMatch(/Reprendre «\sDe\s21\sh\s»/);
    expect(page, baseDetails).toMatch(/Reprendre «\sFrançais\s»/);
    expect(page, baseDetails).not.toMatch(
      /name="acceptSaved\.(firstName|noticeMessage|quiet|quietTo)"/,
    );
  }
  // The conflict page knows the stored values: its checkboxes accept them, for their fields only.
  const baseDetails = JSON.stringify(JSON.parse(form.baseDetails ?? ""));
  const taken = { ...fields, noticeMessage: "daily", baseDetails };
  const saved = await client.submit(ACCOUNT, taken);
  expect([saved.status, saved.headers.get("location")]).toEqual([302, `${ACCOUNT}?saved=yes`]);
  expect(await readUser()).toEqual([
    expect.objectContaining({ quiet_from: 21, locale: "en", notice_message: "daily" }),
  ]);
});

test("forged checkbox: cannot store a value that the account never had", async () => {
  const client = await createSignedInClient(server.origin, "candidat@demo.test");
  const { intent: _, ...form } = await readFormValues(client, ACCOUNT);
  const before = await readUser();
  const baseDetails = JSON.stringify({ ...JSON.parse(form.baseDetails ?? ""), quietFrom: 5 });
  const forged = { ...form, quietFrom: "3", "acceptSaved.quietFrom": "on", baseDetails };
  expect((await client.submit(ACCOUNT, forged)).status).toBe(409);
  expect(await readUser()).toEqual(before);
});
