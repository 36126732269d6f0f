import { expect, test, vi } from "vitest";
import { figuresNow } from "#app/features/identity/testing.ts";
import { freePort } from "#tests/support/free-port.ts";
import { ownPlace } from "#tests/support/one-server.ts";
import { Person } from "#tests/support/person.ts";
import type { RunningServer } from "#tests/support/server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { database, start } = await ownPlace();

const production = (port: number) =>
  start({
    APP_MODE: "production",
    PORT: `${port}`,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    APP_SECRET: "Zk3vQ8s1Xw7Lr5Tn9Pb2Hc6Jd4Mf0GyA",
  });

/** The link that a start has printed, without its origin. */
const linkOf = (server: RunningServer) => /(\/invitation\/[\w-]+)/.exec(server.said())?.[1];

async function sent(person: Person, address: string, form: Record<string, string>) {
  const answer = await person.send(address, form);
  const cookies = answer.headers.getSetCookie().filter((line) => /session_token=[^;]/.test(line));
  if (cookies.length > 0) person.cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
  return answer;
}

test("production prints a link that makes one administrator, with a second factor (AUTH-08, AUTH-09)", async () => {
  const port = await freePort();
  const earlier = await production(port);
  const dead = linkOf(earlier) ?? "";
  await earlier.stop();
  const server = await production(port);
  const link = linkOf(server) ?? "";
  expect(link).toMatch(/^\/invitation\/[\w-]{43}$/);
  expect(link).not.toBe(dead);
  expect(server.said().split(link)).toHaveLength(2);

  const director = new Person(server.origin);
  expect((await director.ask(dead)).status).toBe(404);
  for (const times of [1, 2]) expect((await director.ask(link)).status, `${times}`).toBe(200);
  const account = { email: "direction@ecole.example", password: "une phrase bien assez longue" };
  const typed = { firstName: "Mariama", lastName: "Sow", ...account };
  const short = await sent(director, link, { ...typed, password: "court" });
  expect([short.status, await short.text()]).toEqual([422, expect.stringContaining("Mariama")]);
  const joined = await sent(director, link, typed);
  expect([joined.status, joined.headers.get("location")]).toEqual([302, "/administration"]);

  const step = "/connexion/double-authentification";
  const office = await director.ask("/administration");
  expect(office.headers.get("location")).toBe(`${step}?next=%2Fadministration`);
  const page = await (await director.ask(step)).text();
  const secret = /set-up-secret"[^>]*>([^<]+)</.exec(page)?.[1] ?? "";
  const codes = await sent(director, step, { code: figuresNow(secret), intent: "confirm" });
  const shown = await codes.text();
  const onPaper = shown.match(/(?<=<li>)[\w-]{14}(?=<\/li>)/g) ?? [];
  expect(onPaper).toHaveLength(10);
  // Nothing is left to scan: another key beside the codes would be taken for a next step.
  const afterwards = shown + (await (await director.ask(step)).text());
  // The page carries the styles of both.
  const [before, after] = [page, afterwards].map((text) =>
    text.replace(/<style>.*?<\/style>/gs, ""),
  );
  for (const toScan of ["set-up-secret", "qr-code"])
    expect([before?.includes(toScan), after?.includes(toScan)], toScan).toEqual([true, false]);
  expect((await director.ask("/administration/equipe")).status).toBe(200);
  // These settings name no mail server: who invites colleagues has to know that no letter leaves.
  expect(server.said()).toContain("SMTP_URL is not in the settings");
  expect(await (await director.ask("/readyz")).text()).toBe("ready\ndegraded: mail\n");
  expect(await (await director.ask("/administration/etat")).text()).toContain(
    "n’arrivent à personne",
  );

  const late = new Person(server.origin);
  expect(await (await late.ask(link)).text()).toContain("Cette invitation a déjà servi");
  expect((await late.send(link, { ...typed, email: "autre@ecole.example" })).status).toBe(422);

  const thief = new Person(server.origin);
  await sent(thief, "/connexion", account);
  const refused = await thief.ask("/administration/equipe");
  expect(refused.headers.get("location")).toBe("/connexion/code?next=%2Fadministration%2Fequipe");

  const guess = async (code: string) => (await sent(thief, "/connexion/code", { code })).status;
  for (const code of ["000000", "000001", "000002"]) expect(await guess(code)).toBe(422);
  expect(await guess(figuresNow(secret))).toBe(429);
  expect((await thief.ask("/administration")).status).toBe(302);
  const kept = JSON.stringify(await database.query("select * from second_factors, recovery_codes"));
  for (const readable of [secret.replaceAll(" ", ""), ...onPaper])
    expect(kept).not.toContain(readable);

  await server.stop();
  expect(linkOf(await production(port))).toBeUndefined();
});
