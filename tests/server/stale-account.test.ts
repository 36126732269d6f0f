import { expect, test, vi } from "vitest";
import { formOf } from "#tests/support/form-of.ts";
import { oneServer } from "#tests/support/one-server.ts";
import { signedIn } from "#tests/support/person.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// 'Mon Compte' sent with what the page never showed: `seen` and the ticks are written by whoever sends the form.
const { server, database } = await oneServer();

const ACCOUNT = "/espace-etudiant/compte";
const kept = () => database.query("select * from users where email = 'candidat@demo.test'");
/** The value that the list of this name shows in a page. */
const chosen = (page: string, name: string) =>
  new RegExp(`name="${name}".*?<option value="([^"]*)" selected`, "s").exec(page)?.[1];

test("who tells of nothing seen takes nothing and saves nothing: each value is disputed, and then chosen", async () => {
  const person = await signedIn(server.origin, "candidat@demo.test");
  const { intent: _, ...form } = await formOf(person, ACCOUNT);
  const before = await kept();
  const typed = { ...form, quietFrom: "3", locale: "en", "take.quietFrom": "on" };
  for (const seen of ["", "{}", "[]", "null", "{", '{"quietFrom":"21"}', '{"quietFrom":99}']) {
    const answer = await person.send(ACCOUNT, { ...typed, seen });
    const page = await answer.text();
    expect(answer.status, seen).toBe(409);
    expect(await kept(), seen).toEqual(before);
    // The browser goes to what is said of it by itself: nothing moves when React wakes.
    expect(page, seen).toMatch(/<div[^>]* autofocus=""[^>]* class="answer-box"/);
    expect(chosen(page, "quietFrom"), seen).toBe("3");
    expect(page, seen).toMatch(/name="take\.quietFrom"/);
    expect(page, seen).toMatch(/Reprendre «\sDe\s21\sh\s»/);
    expect(page, seen).toMatch(/Reprendre «\sFrançais\s»/);
    expect(page, seen).not.toMatch(/name="take\.(firstName|noticeMessage|quiet|quietTo)"/);
  }
  // The page that was answered says what is kept: its ticks take that, and only for their fields.
  const seen = JSON.stringify(JSON.parse(form.seen ?? ""));
  const taken = { ...typed, noticeMessage: "daily", seen };
  const saved = await person.send(ACCOUNT, taken);
  expect([saved.status, saved.headers.get("location")]).toEqual([302, `${ACCOUNT}?saved=yes`]);
  expect(await kept()).toEqual([
    expect.objectContaining({ quiet_from: 21, locale: "en", notice_message: "daily" }),
  ]);
});

test("a tick cannot put in the account what was never kept there", async () => {
  const person = await signedIn(server.origin, "candidat@demo.test");
  const { intent: _, ...form } = await formOf(person, ACCOUNT);
  const before = await kept();
  const seen = JSON.stringify({ ...JSON.parse(form.seen ?? ""), quietFrom: 5 });
  const forged = { ...form, quietFrom: "3", "take.quietFrom": "on", seen };
  expect((await person.send(ACCOUNT, forged)).status).toBe(409);
  expect(await kept()).toEqual(before);
});
