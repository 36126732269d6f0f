import { expect, test, vi } from "vitest";
import { digestOf } from "#tests/support/digest.ts";
import { officeTable, rolesOf } from "#tests/support/office-table.ts";
import { oneServer } from "#tests/support/one-server.ts";
import { signedIn } from "#tests/support/person.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// The office asked by each of its roles, without a browser.
const { server, database } = await oneServer();
const people = {
  admissions: await signedIn(server.origin, "admissions@demo.test"),
  editor: await signedIn(server.origin, "redaction@demo.test"),
  administrator: await signedIn(server.origin, "admin@demo.test"),
};
const roles = Object.keys(people) as (keyof typeof people)[];
const { admissions: officer, editor, administrator } = people;

/** What an answer shows: the page without its scripts, with no break that is not one. */
const shownBy = async (answer: Response) =>
  /<main[\s\S]*?<\/main>/.exec(await answer.text())?.[0].replace(/[\u00A0\u202F]/g, " ") ?? "";

const LIST = "/administration/candidatures";
const restless = ["sessions", "rate_limits", "verifications", "history", "history_seals"];
const odd = { intent: "no-such-act", name: "x", campus: "senegal" };

test.for(Object.entries(officeTable))(
  "%s and its forms are answered to the roles of the table alone",
  async ([address, { sample = address, may, act = may }]) => {
    for (const role of roles) {
      const read = await people[role].ask(sample);
      if (rolesOf(may).includes(role)) expect([200, 302, 404], role).toContain(read.status);
      else expect(read.status, role).toBe(403);
      const { status } = await people[role].send(sample, odd);
      if (!rolesOf(act).includes(role)) expect([403, 405], role).toContain(status);
      // 200: a form of one button, which is a file.
      else expect([200, 302, 404, 405, 409, 422], role).toContain(status);
    }
  },
);

test("an address of the office that does not exist leaves the staff their navigation", async () => {
  const answer = await officer.ask("/administration/rien-de-tel");
  const page = await answer.text();
  expect(answer.status).toBe(404);
  expect(page).toContain("404 Not Found");
  expect(page).toContain('href="/administration/candidatures"');
  expect(page).not.toContain('href="/admission"');
  expect(page).toMatch(/href="\/administration">Retour au tableau de bord</);
});

test("a form whose act is unknown changes nothing, whoever sends it", async () => {
  const before = await digestOf(database, restless);
  for (const [address, { sample = address }] of Object.entries(officeTable))
    for (const role of roles) await people[role].send(sample, odd);
  expect(await digestOf(database, restless)).toEqual(before);
});

/** The files of the list, as it names them to be ticked. */
async function listed(count: number): Promise<string[]> {
  const page = await shownBy(await officer.ask(LIST));
  const found = [...page.matchAll(/name="dossier"[^>]*value="([0-9a-f-]{36})"/g)];
  return found.slice(0, count).map(([, id = ""]) => id);
}
const chosen = (ids: string[]) => `${LIST}/plusieurs?${ids.map((id) => `dossier=${id}`).join("&")}`;

test("several files at once: what cannot be given is said, and nobody is given anything", async () => {
  const ids = await listed(2);
  expect(ids).toHaveLength(2);
  const before = await digestOf(database, restless);
  const page = await shownBy(await officer.ask(chosen(ids)));
  const [, own = ""] = /<option value="([0-9a-f-]{36})"/.exec(page) ?? [];
  const faults: [form: Record<string, string>, status: number, said: RegExp, at?: string][] = [
    [{}, 422, /Il y a un problème/],
    [{ officer: own, seen: "beaucoup" }, 422, /Il y a un problème/],
    [{ officer: own, seen: "3" }, 409, /elle compte maintenant 2 dossiers/],
    [{ officer: ids[0] ?? "", seen: "2" }, 409, /ne travaille pas sur le campus/],
    [{ officer: own, seen: "0" }, 409, /Aucun dossier n’est choisi/, `${LIST}/plusieurs`],
  ];
  for (const [form, status, said, at = chosen(ids)] of faults) {
    const answer = await officer.send(at, form);
    const shown = await shownBy(answer);
    expect(answer.status, JSON.stringify(form)).toBe(status);
    expect(shown).toMatch(said);
    if (form.officer === own && at === chosen(ids))
      expect(shown, "the choice is kept").toMatch(new RegExp(`value="${own}"[^>]*selected`));
  }
  expect(await digestOf(database, restless)).toEqual(before);
  const english = await officer.send(`/en${chosen(ids)}`, { officer: own, seen: "3" });
  expect(await shownBy(english)).toMatch(/2 applications/);
  const done = await officer.send(chosen(ids), { officer: own, seen: "2" });
  expect([done.status, done.headers.get("location")]).toEqual([302, `${LIST}?fait=2`]);
});

test("a view is kept under its name, which is asked for, kept when it is wrong, and shown to whom it is for", async () => {
  const at = `${LIST}/vues?etat=submitted`;
  const long = "é".repeat(101);
  for (const [form, said] of [
    [{ intent: "save", name: " " }, /Nom de la vue : Ce champ est requis/],
    [{ intent: "save", name: long, shared: "on" }, new RegExp(`value="${long}"`)],
  ] as const) {
    const answer = await officer.send(at, form);
    const page = await shownBy(answer);
    expect(answer.status).toBe(422);
    expect(page).toMatch(said);
    expect(page).toContain('aria-invalid="true"');
    if ("shared" in form) expect(page).toMatch(/name="shared"[^>]*checked/);
  }
  expect((await officer.send(at, { intent: "save", name: "À lire", shared: "yes" })).status).toBe(
    422,
  );
  const kept = await officer.send(at, { intent: "save", name: "À lire" });
  expect(kept.headers.get("location")).toBe(`${LIST}?etat=submitted`);
  const [view = { id: "" }] = await database.query("select id, name from saved_views");
  expect(view).toMatchObject({ name: "À lire" });
  const wrong = await officer.send(at, { intent: "change", view: String(view.id), name: "" });
  expect([wrong.status, await shownBy(wrong)]).toEqual([
    422,
    expect.stringContaining(`id="name-${view.id}"`),
  ]);
  // It is of one officer: nobody else changes it, and an identifier that is none is not one.
  expect((await editor.send(at, { intent: "remove", view: String(view.id) })).status).toBe(403);
  for (const view of ["", "x", "019a0000-0000-7000-8000-000000000000"])
    expect((await officer.send(at, { intent: "remove", view })).status).toBe(404);
  expect((await officer.send(at, { intent: "remove", view: String(view.id) })).status).toBe(302);
});

test("the list is taken away by its button alone, as one of two kinds of file", async () => {
  const at = `${LIST}/fichier`;
  expect((await officer.ask(at)).headers.get("location")).toBe(LIST);
  for (const form of [{}, { format: "pdf" }] as Record<string, string>[])
    expect((await officer.send(at, form)).status).toBe(422);
  expect((await editor.send(at, { format: "csv" })).status).toBe(403);
  // A workbook is an archive, which is compressed already.
  const types = [
    ["csv", "text/csv", "gzip"],
    ["xlsx", "openxmlformats-officedocument.spreadsheetml", null],
  ] as const;
  for (const [format, type, encoding] of types) {
    const taken = await officer.send(at, { format });
    expect(taken.headers.get("content-type")).toContain(type);
    expect(taken.headers.get("content-disposition")).toMatch(/^attachment; /);
    expect(taken.headers.get("content-encoding"), "it is light to download").toBe(encoding);
    expect((await taken.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
});

/** A choice of Dakar under review, by the address of its page. */
async function underReview(): Promise<string> {
  const [found] = await database.query(
    `select c.id, c.application_id from choices c join applications a on a.id = c.application_id
     where a.campus = 'senegal' and c.state = 'under-review' order by a.number limit 1`,
  );
  return `${LIST}/${found?.application_id}/choix/${found?.id}`;
}

test("what is refused of a decision is told above the page by the name of its field, in both languages", async () => {
  const at = await underReview();
  const seen = "under-review";
  const past = {
    ...{ "startsOn.day": "1", "startsOn.month": "2", "startsOn.year": "2026" },
    time: "10:00",
  };
  const day = { "startsOn.day": "31", "startsOn.month": "2", "startsOn.year": "2027" };
  const faults: [form: Record<string, string>, said: RegExp, english: RegExp][] = [
    [{ intent: "ask" }, /Ce que vous demandez : /, /What you ask for: /],
    [{ intent: "invite", ...day }, /Date : .*Heure : .*Où : /s, /Date: .*Where: /s],
    [{ intent: "invite", ...past, where: "place" }, /Date : .*Lieu : /s, /Date: .*Place: /s],
    [{ intent: "offer", terms: "conditional" }, /Les conditions, une par ligne : /, /per line: /],
    [{ intent: "propose" }, /Motifs : .*Conseil pour la suite : /s, /Reasons: /],
  ];
  const summary = (page: string) =>
    /class="error-summary[\s\S]*?<\/ul>/.exec(page)?.[0].replace(/<[^>]+>/g, " ") ?? page;
  for (const [form, french, english] of faults) {
    const answers = [at, `/en${at}`].map((one) => officer.send(one, { seen, ...form }));
    const pages = await Promise.all(answers.map(async (one) => summary(await shownBy(await one))));
    expect(pages[0]).toMatch(french);
    expect(pages[1]).toMatch(english);
  }
});

test("a proposed refusal is found by its second reader, who sees its letter and is asked before it is given up", async () => {
  const at = await underReview();
  const [seen, words, advice] = [
    "under-review",
    "MHF4U manque.",
    "Suivez MHF4U au second semestre.",
  ];
  const waiting = /Refus à relire/;
  expect(await shownBy(await administrator.ask("/administration"))).not.toMatch(waiting);
  await officer.send(at, { intent: "propose", seen, reasons: "prerequisites", words, advice });
  expect(await shownBy(await administrator.ask("/administration"))).toMatch(waiting);
  expect(await shownBy(await officer.ask("/administration"))).not.toMatch(waiting);
  const found = await shownBy(await administrator.ask(`${LIST}?refus=a-relire`));
  expect(found).toContain(at.replace(/\/choix.*/, ""));
  expect(found).toMatch(/>1 dossier<.*Choisir le dossier trouvé/s);
  const page = await shownBy(await administrator.ask(at));
  const [, proposal = ""] = /name="proposal" value="([^"]+)"/.exec(page) ?? [];
  expect(page).toMatch(/<summary>Ne pas suivre<\/summary>[\s\S]*sont effacés/);
  const look = { intent: "confirm", seen, proposal, preview: "yes" };
  const preview = await shownBy(await administrator.send(at, look));
  expect(preview).toMatch(/class="decision-letter"[\s\S]*MHF4U manque\./);
  expect(await shownBy(await administrator.ask(at)), "nothing has left").toContain(
    "Confirmer le refus",
  );
  const done = await administrator.send(at, { intent: "confirm", seen, proposal });
  expect(done.headers.get("location")).toContain("fait=confirm");
  expect(await shownBy(await administrator.ask("/administration"))).not.toMatch(waiting);
});

test("whoever suspends is told how many files wait for somebody else, and a wrong heir changes nothing", async () => {
  const [someone = { id: "" }] = await database.query(
    "select user_id as id from staff join users on users.id = user_id where email = 'admissions@demo.test'",
  );
  const at = `/administration/equipe/${someone.id}`;
  await officer.send(chosen(await listed(2)), { officer: String(someone.id), seen: "2" });
  const held = () =>
    database.query(`select count(*)::int as n from assignments where officer_id = '${someone.id}'`);
  const page = await shownBy(await administrator.ask(at));
  expect(page).toMatch(/Qui reprend s(es [\d ]+ dossiers|on dossier) en cours/);
  const before = await held();
  const wrong = await administrator.send(at, { intent: "suspend", heir: "x" });
  expect([wrong.status, await shownBy(wrong)]).toEqual([
    422,
    expect.stringContaining("ne travaille pas sur le campus de tous ces dossiers"),
  ]);
  expect(await held()).toEqual(before);
  const done = await administrator.send(at, { intent: "suspend", heir: "nobody" });
  expect(done.headers.get("location")).toBe(`${at}?fait=suspended-given`);
  expect((await officer.ask(LIST)).status).toBe(302);
  expect(await shownBy(await administrator.ask(`${at}?fait=suspended-given`))).toContain(
    "ce qu’elle suivait a changé de main",
  );
});
