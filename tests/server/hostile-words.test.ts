import { beforeAll, describe, expect, it, vi } from "vitest";
import { sampleAddresses } from "#tests/support/access-table.ts";
import { crawl, type FoundForm, formsIn, patternOf } from "#tests/support/crawl.ts";
import { HUGE, hostileWords, queryNames } from "#tests/support/hostile-words.ts";
import { oneServer } from "#tests/support/one-server.ts";
import { Person, signedIn } from "#tests/support/person.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

// Every form and every page, found from the route table and from the links of the pages: a new one is covered by itself.
const { server } = await oneServer();
const roles = {
  visitor: new Person(server.origin),
  candidate: await signedIn(server.origin, "candidat@demo.test"),
  admissions: await signedIn(server.origin, "admissions@demo.test"),
  editor: await signedIn(server.origin, "redaction@demo.test"),
  // Last: what an administrator changes of the team ends the sessions of the others.
  administrator: await signedIn(server.origin, "admin@demo.test"),
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
  for (const role of names) found[role] = await crawl(roles[role], seeds[role], 1);
});

/** An answer that is a fault of ours: what was asked, and what it was answered. */
async function faultIn(what: string, answer: Response): Promise<string[]> {
  const isFault = answer.status >= 500 || /Unexpected Application Error/.test(await answer.text());
  return isFault ? [`${answer.status} ${what}`] : [];
}

/** Asks several questions at a time, and gives the faults. */
async function faultsOf(questions: (() => Promise<string[]>)[]): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < questions.length; at += 8)
    faults.push(...(await Promise.all(questions.slice(at, at + 8).map((one) => one()))).flat());
  return faults;
}

const short = (word: string) => JSON.stringify(word.slice(0, 24));

/** Everything that is sent to one form: each word in all its fields, and in turn in each field alone. */
function bodiesOf({ fields, buttons }: FoundForm): [what: string, body: Record<string, string>][] {
  const given = Object.fromEntries(fields.map(({ name, value }) => [name, value || "Awa"]));
  const isSlow = fields.some(({ name }) => /password/i.test(name));
  const words = isSlow ? hostileWords.slice(0, 2) : hostileWords;
  const buttonOf = (turn: number) => {
    const [name, value] = buttons[turn % Math.max(buttons.length, 1)] ?? [];
    return name === undefined ? {} : { [name]: value ?? "" };
  };
  const inTyped = (word: string) =>
    Object.fromEntries(fields.filter((one) => one.isTyped).map(({ name }) => [name, word]));
  const inAll = (word: string) => Object.fromEntries(fields.map(({ name }) => [name, word]));
  return [
    ...words.map((word, turn): [string, Record<string, string>] => [
      `typed ${short(word)}`,
      { ...given, ...inTyped(word), ...buttonOf(turn) },
    ]),
    ...words
      .slice(5, 8)
      .map((word, turn): [string, Record<string, string>] => [
        `all ${short(word)}`,
        { ...given, ...inAll(word), ...buttonOf(turn) },
      ]),
    ["all huge", { ...given, ...inTyped(HUGE), ...buttonOf(0) }],
    ...(isSlow ? [] : fields.slice(0, 15)).flatMap(({ name }, place) =>
      [words[place % words.length] ?? ""].map((word): [string, Record<string, string>] => [
        `${name} ${short(word)}`,
        { ...given, [name]: word, ...buttonOf(place) },
      ]),
    ),
  ];
}

/** One form of each kind: the same fields sent to the same route. */
function formsOf(pages: Map<string, string>): FoundForm[] {
  const kinds = new Map<string, FoundForm>();
  for (const [address, page] of pages)
    for (const form of formsIn(address, page)) {
      const fields = form.fields.map(({ name }) => name.replace(/\d+|[0-9a-f-]{36}/g, "#"));
      const kind = [patternOf(form.action), ...new Set(fields), ...form.buttons.flat()].join(" ");
      if (!kinds.has(kind)) kinds.set(kind, form);
    }
  return [...kinds.values()];
}

describe("addresses with hostile queries", () => {
  it.for(names)("are answered without a fault to the %s", async (role) => {
    const parameters = queryNames();
    expect(parameters).toEqual(expect.arrayContaining(["q", "fait", "du", "au", "envoye"]));
    const addresses = new Map([...found[role].keys()].map((one) => [patternOf(one), one]));
    const questions = [...addresses.values()].flatMap((address, place) => {
      const path = address.split(/[?#]/, 1)[0];
      const some = [0, 5].map((shift) => hostileWords[(place + shift) % hostileWords.length] ?? "");
      const queries = [
        ...some.map((word) => parameters.map((name) => [name, word])),
        ...["fait", "erreur", "tri", "q"].map((name) => [[name, "__proto__"]]),
        [["q", "a\u0000b"]],
        ...["du", "au", "repondu"].map((name) => [[name, "0000-01-01"]]),
        [["q", HUGE.slice(0, 1_000)]],
      ].map(
        (pairs) =>
          new URLSearchParams(pairs.map(([name = "", value = ""]) => [name, value.toWellFormed()])),
      );
      return queries.map((query) => async () => {
        const asked = `${path}?${query}`;
        return faultIn(`${role} GET ${asked.slice(0, 120)}`, await roles[role].ask(asked));
      });
    });
    expect(questions.length).toBeGreaterThan(100);
    expect(await faultsOf(questions)).toEqual([]);
  });
});

describe("forms with hostile words", () => {
  it.for(names)("are answered without a fault to the %s", async (role) => {
    const forms = formsOf(found[role]);
    expect(forms.length).toBeGreaterThan(4);
    const questions = forms.flatMap((form) =>
      bodiesOf(form).map(([what, body]) => async () => {
        const said = `${role} POST ${form.action} ${what}`;
        return faultIn(said, await roles[role].send(form.action, body));
      }),
    );
    expect(await faultsOf(questions)).toEqual([]);
    // What the first round made has forms of its own, whose changes the history tells.
    const pages = await crawl(roles[role], [...found[role].keys()], 3);
    const made = formsOf(new Map([...pages].filter(([address]) => !found[role].has(address))));
    const changes = made.flatMap((form) =>
      bodiesOf(form)
        .slice(0, 6)
        .map(([what, body]) => async () => {
          const said = `${role} POST ${form.action} again, ${what}`;
          return faultIn(said, await roles[role].send(form.action, body));
        }),
    );
    expect(await faultsOf(changes)).toEqual([]);
  });

  it("leave no page that cannot be opened, in either language", async () => {
    for (const role of names) {
      const pages = await crawl(roles[role], [...found[role].keys()], 3);
      const faults = [...pages].filter(([, text]) => /^5|Unexpected Application Error/.test(text));
      expect(faults.map(([address]) => address)).toEqual([]);
      const english = [...pages.keys()].filter((_, place) => place % 2 === 0);
      const questions = english.map((address) => async () => {
        const translated = address === "/" ? "/en" : `/en${address}`;
        return faultIn(`${role} GET ${translated}`, await roles[role].ask(translated));
      });
      expect(await faultsOf(questions)).toEqual([]);
    }
  });
});
