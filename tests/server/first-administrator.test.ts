import { expect, test, vi } from "vitest";
import { getCurrentCode } from "#app/features/auth/testing.ts";
import { freePort } from "#tests/support/free-port.ts";
import type { RunningServer } from "#tests/support/server.ts";
import { TestClient } from "#tests/support/test-client.ts";
import { createTestSite } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { database, start } = await createTestSite();

const production = (port: number) =>
  start({
    APP_MODE: "production",
    PORT: `${port}`,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    APP_SECRET: "Zk3vQ8s1Xw7Lr5Tn9Pb2Hc6Jd4Mf0GyA",
  });

/** The link printed at the start, without its origin. */
const getLink = (server: RunningServer) => /(\/invitation\/[\w-]+)/.exec(server.getOutput())?.[1];

async function submitForm(client: TestClient, address: string, form: Record<string, string>) {
  const response = await client.submit(address, form);
  const cookies = response.headers.getSetCookie().filter((line) => /session_token=[^;]/.test(line));
  if (cookies.length > 0) client.cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
  return response;
}

test("production start: prints a link that creates one administrator, with a second factor (AUTH-08, AUTH-09)", async () => {
  const port = await freePort();
  const earlier = await production(port);
  const dead = getLink(earlier) ?? "";
  await earlier.stop();
  const server = await production(port);
  const link = getLink(server) ?? "";
  expect(link).toMatch(/^\/invitation\/[\w-]{43}$/);
  expect(link).not.toBe(dead);
  expect(server.getOutput().split(link)).toHaveLength(2);

  const director = new TestClient(server.origin);
  expect((await director.request(dead)).status).toBe(404);
  for (const times of [1, 2]) expect((await director.request(link)).status, `${times}`).toBe(200);
  const account = { email: "direction@ecole.example", password: "une phrase bien assez longue" };
  const fields = { firstName: "Mariama", lastName: "Sow", ...account };
  const short = await submitForm(director, link, { ...fields, password: "court" });
  expect([short.status, await short.text()]).toEqual([422, expect.stringContaining("Mariama")]);
  const joined = await submitForm(director, link, fields);
  expect([joined.status, joined.headers.get("location")]).toEqual([302, "/administration"]);

  const step = "/connexion/double-authentification";
  const office = await director.request("/administration");
  expect(office.headers.get("location")).toBe(`${step}?next=%2Fadministration`);
  const page = await (await director.request(step)).text();
  const secret = /set-up-secret"[^>]*>([^<]+)</.exec(page)?.[1] ?? "";
  const codes = await submitForm(director, step, {
    code: getCurrentCode(secret),
    intent: "confirm",
  });
  const html = await codes.text();
  const onPaper = html.match(/(?<=<li>)[\w-]{14}(?=<\/li>)/g) ?? [];
  expect(onPaper).toHaveLength(10);
  // No QR code is left beside the recovery codes, where it would look like another step.
  const afterwards = html + (await (await director.request(step)).text());
  // Pages differ in the styles they inline.
  const [before, after] = [page, afterwards].map((text) =>
    text.replace(/<style>.*?<\/style>/gs, ""),
  );
  for (const toScan of ["set-up-secret", "qr-code"])
    expect([before?.includes(toScan), after?.includes(toScan)], toScan).toEqual([true, false]);
  expect((await director.request("/administration/equipe")).status).toBe(200);
  // Without a mail server the administrator must know that invitations are not sent.
  expect(server.getOutput()).toContain("SMTP_URL is not in the settings");
  expect(await (await director.request("/readyz")).text()).toBe("ready\ndegraded: mail\n");
  expect(await (await director.request("/administration/etat")).text()).toContain(
    "n’arrivent à personne",
  );

  const late = new TestClient(server.origin);
  expect(await (await late.request(link)).text()).toContain("Cette invitation a déjà servi");
  expect((await late.submit(link, { ...fields, email: "autre@ecole.example" })).status).toBe(422);

  const thief = new TestClient(server.origin);
  await submitForm(thief, "/connexion", account);
  const refused = await thief.request("/administration/equipe");
  expect(refused.headers.get("location")).toBe("/connexion/code?next=%2Fadministration%2Fequipe");

  const guess = async (code: string) =>
    (await submitForm(thief, "/connexion/code", { code })).status;
  for (const code of ["000000", "000001", "000002"]) expect(await guess(code)).toBe(422);
  expect(await guess(getCurrentCode(secret))).toBe(429);
  expect((await thief.request("/administration")).status).toBe(302);
  const stored = JSON.stringify(
    await database.query("select * from second_factors, recovery_codes"),
  );
  for (const readable of [secret.replaceAll(" ", ""), ...onPaper])
    expect(stored).not.toContain(readable);

  await server.stop();
  expect(getLink(await production(port))).toBeUndefined();
});
