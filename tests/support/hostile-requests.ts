import { beforeAll, describe, expect, it, vi } from "vitest";
import { accessTable, sampleAddresses } from "#tests/support/access-table.ts";
import { crawlPages, findRoutePattern, type PageForm, parseForms } from "#tests/support/crawl.ts";
import {
  HUGE,
  hostileTexts,
  listQueryNames,
  rawHostileTexts,
} from "#tests/support/hostile-texts.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

/** Describes a server error or a missing response: the request and the answer. */
async function findFault(what: string, response: Promise<Response>): Promise<string[]> {
  const answer = await response.catch((error: Error) => `${error.cause ?? error}`);
  if (typeof answer === "string") return [`${answer} ${what}`];
  const isFault = answer.status >= 500 || /Unexpected Application Error/.test(await answer.text());
  return isFault ? [`${answer.status} ${what}`] : [];
}

/** Sends several requests at a time; returns the faults. */
async function findFaults(questions: (() => Promise<string[]>)[]): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < questions.length; at += 8)
    faults.push(...(await Promise.all(questions.slice(at, at + 8).map((one) => one()))).flat());
  return faults;
}

const shorten = (word: string) => JSON.stringify(word.slice(0, 24));

/** All bodies for one form: each text in all its fields, and in each field alone. */
function createBodies({
  fields,
  buttons,
}: PageForm): [what: string, body: Record<string, string>][] {
  const defaults = Object.fromEntries(fields.map(({ name, value }) => [name, value || "Awa"]));
  const isSlow = fields.some(({ name }) => /password/i.test(name));
  const t = isSlow ? hostileTexts.slice(0, 2) : hostileTexts;
  const getButton = (turn: number) => {
    const [name, value] = buttons[turn % Math.max(buttons.length, 1)] ?? [];
    return name === undefined ? {} : { [name]: value ?? "" };
  };
  const inTyped = (word: string) =>
    Object.fromEntries(fields.filter((one) => one.isTyped).map(({ name }) => [name, word]));
  const inAll = (word: string) => Object.fromEntries(fields.map(({ name }) => [name, word]));
  return [
    ...t.map((word, turn): [string, Record<string, string>] => [
      `typed ${shorten(word)}`,
      { ...defaults, ...inTyped(word), ...getButton(turn) },
    ]),
    ...t
      .slice(5, 8)
      .map((word, turn): [string, Record<string, string>] => [
        `all ${shorten(word)}`,
        { ...defaults, ...inAll(word), ...getButton(turn) },
      ]),
    ["all huge", { ...defaults, ...inTyped(HUGE), ...getButton(0) }],
    ...(isSlow ? [] : fields.slice(0, 15)).flatMap(({ name }, place) =>
      [t[place % t.length] ?? ""].map((word): [string, Record<string, string>] => [
        `${name} ${shorten(word)}`,
        { ...defaults, [name]: word, ...getButton(place) },
      ]),
    ),
  ];
}

const FORM_TYPE = "application/x-www-form-urlencoded";

/** Bodies with invalid bytes in all text fields of a form. */
function createRawBodies({ fields, buttons }: PageForm): string[] {
  const isSlow = fields.some(({ name }) => /password/i.test(name));
  return rawHostileTexts
    .slice(0, isSlow ? 1 : undefined)
    .map((word) =>
      [
        ...fields.map(({ name, value, isTyped }) => [
          name,
          isTyped ? word : encodeURIComponent(value),
        ]),
        ...buttons.slice(0, 1).map(([name, value]) => [name, encodeURIComponent(value)]),
      ]
        .map(([name = "", value]) => `${encodeURIComponent(name)}=${value}`)
        .join("&"),
    );
}

/** One form of each kind: the same fields submitted to the same route. */
function getForms(pages: Map<string, string>): PageForm[] {
  const kinds = new Map<string, PageForm>();
  for (const [address, page] of pages)
    for (const form of parseForms(address, page)) {
      const fields = form.fields.map(({ name }) => name.replace(/\d+|[0-9a-f-]{36}/g, "#"));
      const kind = [findRoutePattern(form.action), ...new Set(fields), ...form.buttons.flat()].join(
        " ",
      );
      if (!kinds.has(kind)) kinds.set(kind, form);
    }
  return [...kinds.values()];
}

/** Every address with route parameters, with each text in each of them, and in all of them. */
function addressesWithHostileParameters(): string[] {
  const t = [
    ...hostileTexts.map((word) => encodeURIComponent(word.toWellFormed())),
    ...rawHostileTexts,
    HUGE.slice(0, 1_000),
  ];
  return [...accessTable()].flatMap(([pattern, { sample = pattern }]) => {
    if (/^\/en(\/|$)|^\/direct/.test(pattern)) return [];
    const samples = sample.split("/");
    const segments = pattern.split("/");
    const places = segments.flatMap((segment, at) => (/^:|\*/.test(segment) ? [at] : []));
    const filled = (isHostile: (at: number) => boolean, word: string) =>
      segments
        .map((segment, at) => (isHostile(at) ? word : (samples[at] ?? segment)))
        .join("/")
        .replaceAll("?", "");
    return t.flatMap((word) => [
      ...places.map((place) => filled((at) => at === place, word)),
      ...(places.length > 1 ? [filled((at) => places.includes(at), word)] : []),
    ]);
  });
}

/**
 * Declares tests that send hostile texts as each role: to one page per route and one form of each kind (same fields, same
 * route), found from the route table and the links of pages, so new ones are covered automatically. Route parameters come
 * from the table.
 *
 * @param oneIn which share of the requests to send, spread over all pages and forms: 1 sends all
 */
export async function describeHostileRequests(oneIn: number): Promise<void> {
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });
  const select = <T>(requests: T[]) => requests.filter((_, index) => index % oneIn === 0);
  const { server } = await withServer();
  const roles = {
    visitor: new TestClient(server.origin),
    candidate: await createSignedInClient(server.origin, "candidat@demo.test"),
    admissions: await createSignedInClient(server.origin, "admissions@demo.test"),
    editor: await createSignedInClient(server.origin, "redaction@demo.test"),
    // Last: an administrator's changes of the team end other sessions.
    administrator: await createSignedInClient(server.origin, "admin@demo.test"),
  };
  type Role = keyof typeof roles;
  const names = Object.keys(roles) as Role[];

  /** `demo/panne` fails on purpose. */
  const samples = sampleAddresses()
    .map(({ address }) => address)
    .filter((address) => !/^\/en(\/|$)|^\/demo\/panne|^\/direct/.test(address));
  const seeds: Record<Role, string[]> = {
    visitor: samples.filter((one) => !/^\/(administration|espace-etudiant)/.test(one)),
    candidate: samples.filter((one) => one.startsWith("/espace-etudiant")),
    admissions: samples.filter((one) => one.startsWith("/administration")),
    editor: samples.filter((one) => one.startsWith("/administration")),
    administrator: samples.filter((one) => one.startsWith("/administration")),
  };

  const found = {} as Record<Role, Map<string, string>>;
  beforeAll(async () => {
    for (const role of names) found[role] = await crawlPages(roles[role], seeds[role], 1);
  });

  describe("hostile query parameters", () => {
    it.for(names)("cause no server error for the %s", async (role) => {
      const parameters = listQueryNames();
      expect(parameters).toEqual(expect.arrayContaining(["q", "done", "du", "au", "envoye"]));
      const addresses = new Map([...found[role].keys()].map((one) => [findRoutePattern(one), one]));
      const questions = [...addresses.values()].flatMap((address, place) => {
        const path = address.split(/[?#]/, 1)[0];
        const some = [0, 5].map(
          (shift) => hostileTexts[(place + shift) % hostileTexts.length] ?? "",
        );
        const queries = [
          ...some.map((word) => parameters.map((name) => [name, word])),
          ...["done", "error", "tri", "q"].map((name) => [[name, "__proto__"]]),
          [["q", "a\u0000b"]],
          ...["du", "au", "repondu"].map((name) => [[name, "0000-01-01"]]),
          [["q", HUGE.slice(0, 1_000)]],
        ].map(
          (pairs) =>
            new URLSearchParams(
              pairs.map(([name = "", value = ""]) => [name, value.toWellFormed()]),
            ),
        );
        const raw = rawHostileTexts.map((word) =>
          parameters.map((name) => `${name}=${word}`).join("&"),
        );
        return [...queries, ...raw].map((query) => async () => {
          const fullAddress = `${path}?${query}`;
          return findFault(
            `${role} GET ${fullAddress.slice(0, 120)}`,
            roles[role].request(fullAddress),
          );
        });
      });
      expect(questions.length).toBeGreaterThan(100);
      expect(await findFaults(select(questions))).toEqual([]);
    });
  });

  describe("hostile route parameters", () => {
    it.for(names)("cause no server error for the %s", async (role) => {
      const addresses = addressesWithHostileParameters();
      expect(addresses.length).toBeGreaterThan(500);
      const questions = addresses.map((address) => async () => {
        const request = `${role} GET ${address.slice(0, 120)}`;
        return findFault(request, roles[role].request(address));
      });
      expect(await findFaults(select(questions))).toEqual([]);
    });
  });

  describe("hostile form fields", () => {
    it.for(names)("cause no server error for the %s", async (role) => {
      const forms = getForms(found[role]);
      expect(forms.length).toBeGreaterThan(4);
      const questions = forms.flatMap((form) => [
        ...createBodies(form).map(([what, body]) => async () => {
          const request = `${role} POST ${form.action} ${what}`;
          return findFault(request, roles[role].submit(form.action, body));
        }),
        ...createRawBodies(form).map((body) => async () => {
          const request = `${role} POST ${form.action} raw ${body.slice(0, 80)}`;
          const headers = { origin: server.origin, "content-type": FORM_TYPE };
          return findFault(
            request,
            roles[role].request(form.action, { method: "POST", headers, body }),
          );
        }),
      ]);
      expect(await findFaults(select(questions))).toEqual([]);
      // Objects created in the first round have forms of their own, whose changes are in the history.
      const pages = await crawlPages(roles[role], [...found[role].keys()], 3);
      const created = getForms(
        new Map([...pages].filter(([address]) => !found[role].has(address))),
      );
      const changes = created.flatMap((form) =>
        createBodies(form)
          .slice(0, 6)
          .map(([what, body]) => async () => {
            const request = `${role} POST ${form.action} again, ${what}`;
            return findFault(request, roles[role].submit(form.action, body));
          }),
      );
      expect(await findFaults(select(changes))).toEqual([]);
    });

    it("leave every page readable, in either language", async () => {
      for (const role of names) {
        const pages = await crawlPages(roles[role], [...found[role].keys()], 3);
        const faults = [...pages].filter(([, text]) =>
          /^5|Unexpected Application Error/.test(text),
        );
        expect(faults.map(([address]) => address)).toEqual([]);
        const english = [...pages.keys()].filter((_, place) => place % 2 === 0);
        const questions = english.map((address) => async () => {
          const translated = address === "/" ? "/en" : `/en${address}`;
          return findFault(`${role} GET ${translated}`, roles[role].request(translated));
        });
        expect(await findFaults(select(questions))).toEqual([]);
      }
    });
  });
}
