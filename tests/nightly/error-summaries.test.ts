import { expect, test, vi } from "vitest";
import { sampleAddresses } from "#tests/support/access-table.ts";
import { crawlPages, findRoutePattern, type PageForm, parseForms } from "#tests/support/crawl.ts";
import { findElements } from "#tests/support/html.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// One form of each kind for each role, found from the route table and the links of pages, so that new forms are
// covered without a change here.
const { server } = await withServer();
const clients = {
  visitor: new TestClient(server.origin),
  candidate: await createSignedInClient(server.origin, "candidat@demo.test"),
  administrator: await createSignedInClient(server.origin, "admin@demo.test"),
};
const areas = {
  visitor: /^\/(?!administration|espace-etudiant|en(\/|$)|demo|direct)/,
  candidate: /^\/espace-etudiant/,
  administrator: /^\/administration/,
};
/** The first link of a page of the office with an address of this shape. */
async function findLink(page: string, shape: RegExp): Promise<string> {
  const html = await (await clients.administrator.request(page)).text();
  const link = findElements(html, "a").find(({ href = "" }) =>
    shape.test(href.split(/[?#]/)[0] ?? ""),
  );
  if (!link?.href) throw new Error(`${page} has no link like ${shape}`);
  return link.href;
}

/** Pages that the crawler does not open, because it opens one address a route. */
const variants = {
  visitor: [],
  candidate: [
    "/espace-etudiant/candidate/info-personnel?partie=passeport",
    "/espace-etudiant/candidate/info-personnel?partie=parents",
    "/espace-etudiant/candidate/cursus?add=",
    "/espace-etudiant/messagerie/nouveau",
  ],
  administrator: [
    "/administration/messages/annonces/nouvelle/texte",
    await findLink(
      "/administration/candidatures?q=Thiam",
      /^\/administration\/candidatures\/[^/]{36}$/,
    ).then((application) => findLink(application, /\/choix\//)),
  ],
};
/** At least so many forms have a summary of several errors. */
const formCounts = { visitor: 2, candidate: 6, administrator: 13 };

const TOO_LONG = "x".repeat(25_000);
const isDatePart = (name: string) => /\.(day|month|year)$/.test(name);

/**
 * Bodies that break every field: texts empty, or too long with impossible dates; each also without the choices, such as
 * lists and radio buttons.
 */
function createBodies({ fields, buttons }: PageForm): Record<string, string>[] {
  const createBody = (
    getText: (name: string) => string,
    hasChoices: boolean,
    button?: [name: string, value: string],
  ) =>
    Object.fromEntries([
      ...fields.flatMap(({ name, value, isTyped }) => {
        if (isTyped) return [[name, getText(name)]];
        return hasChoices || name === "intent" ? [[name, value]] : [];
      }),
      ...(button ? [button] : []),
    ]);
  const getLongText = (name: string) => (isDatePart(name) ? "99" : TOO_LONG);
  return [undefined, ...buttons].flatMap((button) =>
    [true, false].flatMap((hasChoices) => [
      createBody(() => "", hasChoices, button),
      createBody(getLongText, hasChoices, button),
    ]),
  );
}

/** The ids that the error summary of a page links to, in its order; none without a summary. */
function readSummary(html: string): string[] {
  const [summary = ""] =
    /<div[^>]*class="error-summary[^"]*"[^>]*><h2.*?<\/h2><ul>.*?<\/ul>/s.exec(html) ?? [];
  return findElements(summary, "a").flatMap(({ href = "" }) =>
    href.startsWith("#") ? [href.slice(1)] : [],
  );
}

/** The same ids in the order of the page. A value that no browser sends has no field of its own there. */
function sortByPage(html: string, ids: string[]): string[] {
  const getPosition = (id: string) => html.indexOf(` id="${id}"`);
  return ids
    .filter((id) => getPosition(id) >= 0)
    .toSorted((one, other) => getPosition(one) - getPosition(other));
}

test.for(Object.keys(clients) as (keyof typeof clients)[])(
  "error summaries of the %s list the errors in the order of the fields on the page",
  async (role) => {
    const client = clients[role];
    const seeds = sampleAddresses()
      .map(({ address }) => address)
      .filter((address) => areas[role].test(address));
    const pages = await crawlPages(client, seeds, 2);
    for (const address of variants[role])
      pages.set(address, await (await client.request(address)).text());
    const forms = new Map<string, PageForm>();
    for (const [address, page] of pages)
      for (const form of parseForms(address, page)) {
        const names = form.fields.map(({ name }) => name).join();
        const isFilledIn = form.fields.some(({ isTyped }) => isTyped);
        if (isFilledIn && areas[role].test(form.action))
          forms.set(`${findRoutePattern(address)} ${names}`, form);
      }
    const wrong: string[] = [];
    const kindsWithSummary = new Set<string>();
    for (const [kind, form] of forms)
      for (const body of createBodies(form)) {
        const html = await (await client.submit(form.action, body)).text();
        const ids = readSummary(html);
        const sorted = sortByPage(html, ids);
        if (sorted.length > 1) kindsWithSummary.add(kind);
        const linked = ids.filter((id) => sorted.includes(id));
        if (`${linked}` !== `${sorted}`) wrong.push(`${kind}: ${linked}, on the page: ${sorted}`);
      }
    expect(wrong).toEqual([]);
    expect(kindsWithSummary.size).toBeGreaterThanOrEqual(formCounts[role]);
  },
);
