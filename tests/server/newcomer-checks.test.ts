import { beforeEach, expect, test, vi } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { createProxiedClient } from "#tests/support/request-through-proxy.ts";
import { runInBatches } from "#tests/support/run-in-batches.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// Users of a provider that gives no address, on a site behind an https proxy, as in production.
const PUBLIC = "https://www.ecole.example";
const port = await freePort();
const { database } = await withServer({
  PORT: `${port}`,
  PUBLIC_ORIGIN: PUBLIC,
  CLIENT_ADDRESS_HEADER: "X-Real-IP",
});
beforeEach(() => database.query("delete from rate_limits"));

const request = createProxiedClient(PUBLIC, port);
const ADDRESS = "/connexion/adresse";

/** Returns from the provider with this profile: the cookies set on the way, and the final address. */
async function returnFromProvider(responseParams: Record<string, string>) {
  const jar = new Map<string, string>();
  const lines: string[] = [];
  const follow = async (to: string, form?: Record<string, string>) => {
    const { pathname, search } = new URL(to, PUBLIC);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await request(pathname + search, { form, cookie });
    for (const line of answer.headers.getSetCookie()) {
      lines.push(line);
      const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
      jar.set(name, value);
    }
    return answer.headers.get("location") ?? "";
  };
  const provider = await follow(await follow("/connexion/facebook", {}));
  const answered = await follow(await follow(provider, responseParams));
  return { lines, to: await follow(answered) };
}

const newcomer = { name: "Awa Sans Adresse", email: "" };
const findCookieLine = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`__Host-erabao.${name}=`)) ?? "";

test("newcomer cookies: have our prefix and are HttpOnly (SES-01)", async () => {
  const first = await returnFromProvider(newcomer);
  const second = await returnFromProvider({ name: "Awa Sy", email: "awa.sy@exemple.test" });
  expect(first.to).toBe(ADDRESS);
  expect(second.to).toBe("/connexion?error=email-unverified");
  for (const [line, seconds] of [
    [findCookieLine(first.lines, "newcomer"), 3600],
    [findCookieLine(second.lines, "email"), 300],
  ] as const)
    expect(line).toMatch(
      new RegExp(`=[\\w.-]+; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax; Secure$`),
    );
  // No cookie of ours has a name that another page could set. The demonstration's provider sets one of its own.
  const ours = [...first.lines, ...second.lines].filter((line) => !/^demo_identity/.test(line));
  expect(ours.length).toBeGreaterThan(3);
  for (const line of ours) expect(line).toMatch(/^(__Host-erabao\.[\w-]+|here|cart)=/);
});

/** Requests the email to this address, from a client address. */
const submitAddress = (cookie: string, email: string, from: string, page = ADDRESS) =>
  request(page, { form: { email }, cookie, from });
const getCookie = ({ lines }: { lines: string[] }) =>
  findCookieLine(lines, "newcomer").split(";", 1)[0] ?? "";
const listQueuedEmails = () => database.query("select 1 from mails");

test("newcomer: may request five emails per hour, from any client address, and sees how long to wait", async () => {
  const cookie = getCookie(await returnFromProvider(newcomer));
  const before = await listQueuedEmails();
  const responses = await runInBatches(12, (n) =>
    submitAddress(cookie, `perdu-${n}@exemple.test`, `198.18.1.${n + 1}`),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(7);
  for (const { headers } of refused) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(60);
    expect(headers.getSetCookie()).toEqual([]);
  }
  expect(await listQueuedEmails()).toHaveLength(before.length + 5);
  expect(await refused[0]?.text()).toMatch(/Trop d’essais\. Réessayez dans (59|60)\smin\./);
  const english = await submitAddress(cookie, "lost@exemple.test", "198.18.2.1", `/en${ADDRESS}`);
  expect([english.status, await english.text()]).toEqual([
    429,
    expect.stringMatching(/Try again in (59|60) min\./),
  ]);
});

test("POST /connexion/adresse: beyond sixty addresses in ten minutes an IPv6 network is queued, and refused when the queue is long", async () => {
  const clients = await runInBatches(4, (n) => returnFromProvider({ name: `Awa ${n}`, email: "" }));
  const cookies = clients.map(getCookie);
  const from = (n: number) =>
    submitAddress(
      cookies[n % 4] ?? "",
      `place-${n}@exemple.test`,
      `2001:db8:7:${n.toString(16)}::1`,
    );
  expect((await from(0)).status).toBe(200);
  await database.query("update rate_limits set count = 59 where key like 'place-address:%'");
  expect((await from(1)).status).toBe(200);
  const line = Array.from({ length: 15 }, (_, n) => from(n + 2));
  const refused = await Promise.any(
    line.map(async (one) => {
      const answer = await one;
      if (answer.status !== 429) throw new Error(`answered ${answer.status}`);
      return answer;
    }),
  );
  expect(refused.headers.get("retry-after")).toBe("30");
});
