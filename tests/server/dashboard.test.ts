import { expect, test, vi } from "vitest";
import { findElements } from "#tests/support/html.ts";
import { createSignedInClient, type TestClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { server, database } = await withServer();
const administrator = await createSignedInClient(server.origin, "admin@demo.test");
// A handled enquiry is in a list but not counted.
const [enquiry] = await database.query("select id from enquiries where handled_at is null limit 1");
await administrator.submit(`/administration/demandes/${enquiry?.id}`, { state: "handled" });

/** The main part of a page, without React's comment markers between texts. */
async function readMain(client: TestClient, address: string): Promise<string> {
  const page = await (await client.request(address)).text();
  return (/<main[\s\S]*?<\/main>/.exec(page)?.[0] ?? "").replaceAll("<!-- -->", "");
}

/** A number of the dashboard and its link: a queue, incomplete contents, a state. */
const countLinks = [
  /<span class="queue-count[^"]*">(?<figure>\d+)<\/span>.*?href="(?<to>[^"]+)"/gs,
  /href="(?<to>[^"]+)"[^>]*>[^<]+<span class="numbers">\((?<figure>\d+)\)<\/span>/g,
  /<th scope="row"><a[^>]*href="(?<to>[^"]+)".*?<b class="numbers">(?<figure>\d+)<\/b>/gs,
];

/** All pages of a list, one after the other. */
async function getPages(client: TestClient, address: string): Promise<string> {
  const page = await readMain(client, address);
  const next = findElements(page, "a").find((link) => link.class?.includes("pager-next"))?.href;
  return next ? page + (await getPages(client, next)) : page;
}

/** How many objects these pages list, counted by the addresses of their own pages. */
function named(pages: string): number {
  const own = findElements(pages, "a").map(
    ({ href = "" }) => /^\/administration\/\w+\/[0-9a-f-]{36}/.exec(href)?.[0],
  );
  return new Set(own.filter(Boolean)).size;
}

test.for([
  ["admissions@demo.test", /candidatures\?etat=submitted/, /messages\?vue=sans-reponse/],
  ["redaction@demo.test", /contenus\?filtre=claims/, /medias\?filtre=demo/],
  ["admin@demo.test", /demandes/, /etat=refused/],
] as const)(
  "dashboard of %s: each number equals the length of the list it links to",
  async ([email, ...among]) => {
    const client =
      email === "admin@demo.test"
        ? administrator
        : await createSignedInClient(server.origin, email);
    const page = await readMain(client, "/administration");
    const counts = countLinks.flatMap((one) => [...page.matchAll(one)].map(({ groups }) => groups));
    for (const one of among) expect(counts.map((found) => found?.to).join()).toMatch(one);
    for (const found of counts) {
      const to = (found?.to ?? "").replaceAll("&amp;", "&");
      expect(`${to} ${named(await getPages(client, to))}`).toBe(`${to} ${found?.figure}`);
    }
  },
);

test("dashboard: counts the testimonials and media whose line reports missing fields", async () => {
  const page = await readMain(administrator, "/administration");
  const getFigure = (to: string) =>
    Number(new RegExp(`${to}".*?class="numbers">\\((\\d+)`, "s").exec(page)?.[1]);
  const lines = async (list: string, parts: string, pattern: RegExp) =>
    (await getPages(administrator, list)).split(parts).filter((one) => pattern.test(one)).length;
  const claims = await lines("/administration/contenus", "<tr", /Justificatif (manquant|expiré)</);
  expect([getFigure("contenus\\?filtre=claims"), claims > 0]).toEqual([claims, true]);
  const media = await lines("/administration/medias", "<li>", /class="tag[^>]*>Démonstration</);
  expect([getFigure("medias\\?filtre=demo"), media > 0]).toEqual([media, true]);
});

test("dashboard: the funnel and the weeks are also tables, with the numbers of the database", async () => {
  const page = await readMain(administrator, "/administration");
  const table = (id: string) =>
    new RegExp(`id="${id}".*?<tbody>(.*?)</tbody>`, "s").exec(page)?.[1] ?? "";
  const numbers = (row: string) =>
    [...row.matchAll(/>(\d+)<\/(?:b|td)>/g)].map(([, figure]) => Number(figure));
  const [counted = {}] = await database.query(
    `select count(*)::int as begun, count(a.submitted_at)::int as sent,
       count(*) filter (where a.campus = 'senegal')::int as dakar
     from applications a join intakes i on i.id = a.intake_id
     where '${/rentree=([0-9a-f-]{36})"[^>]*aria-current="true"/.exec(page)?.[1] ?? ""}' in ('', i.id::text)`,
  );
  const [begun = "", sent = ""] = table("funnel").split("<tr").slice(1);
  expect(numbers(begun).slice(0, 2)).toEqual([counted.begun, counted.dakar]);
  expect(numbers(sent)[0]).toBe(counted.sent);
  const weeks = table("weeks").split("<tr").slice(1);
  expect(weeks.reduce((sum, week) => sum + (numbers(week)[0] ?? 0), 0)).toBe(counted.sent);
});
