import { expect, test, vi } from "vitest";
import { getDatabaseDigest } from "#tests/support/database-digest.ts";
import { getRoles, officeAccessTable } from "#tests/support/office-access-table.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";
import { withServer } from "#tests/support/with-server.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// Requests to the office by each of its roles, without a browser.
const { server, database } = await withServer();
const people = {
  admissions: await createSignedInClient(server.origin, "admissions@demo.test"),
  editor: await createSignedInClient(server.origin, "redaction@demo.test"),
  administrator: await createSignedInClient(server.origin, "admin@demo.test"),
};
const roles = Object.keys(people) as (keyof typeof people)[];
const { admissions: officer, editor, administrator } = people;

/** The main part of a response, with no-break spaces as plain ones. */
const readErrors = async (response: Response) =>
  /<main[\s\S]*?<\/main>/.exec(await response.text())?.[0].replace(/[\u00A0\u202F]/g, " ") ?? "";

const LIST = "/administration/candidatures";
const volatileTables = ["sessions", "rate_limits", "verifications", "history", "history_seals"];
const invalidForm = { intent: "no-such-act", name: "x", campus: "senegal" };

test.for(Object.entries(officeAccessTable))(
  "%s: the page and its forms are available to the roles of the access table only",
  async ([
    address,
    { sample = address, viewPermission: may, actionPermission: formPermission = may },
  ]) => {
    for (const role of roles) {
      const read = await people[role].request(sample);
      if (getRoles(may).includes(role)) expect([200, 302, 404], role).toContain(read.status);
      else expect(read.status, role).toBe(403);
      const { status } = await people[role].submit(sample, invalidForm);
      if (!getRoles(formPermission).includes(role)) expect([403, 405], role).toContain(status);
      // 200: a one-button form that downloads a file.
      else expect([200, 302, 404, 405, 409, 422], role).toContain(status);
    }
  },
);

test("unknown address of the office: shows the staff their navigation", async () => {
  const response = await officer.request("/administration/rien-de-tel");
  const page = await response.text();
  expect(response.status).toBe(404);
  expect(page).toContain("404 Not Found");
  expect(page).toContain('href="/administration/candidatures"');
  expect(page).not.toContain('href="/admission"');
  expect(page).toMatch(/href="\/administration">Retour au tableau de bord</);
});

test("unknown intent: changes nothing, whoever submits it", async () => {
  const before = await getDatabaseDigest(database, volatileTables);
  for (const [address, { sample = address }] of Object.entries(officeAccessTable))
    for (const role of roles) await people[role].submit(sample, invalidForm);
  expect(await getDatabaseDigest(database, volatileTables)).toEqual(before);
});

/** The ids of the list's applications, as its checkboxes submit them. */
async function listApplications(count: number): Promise<string[]> {
  const page = await readErrors(await officer.request(LIST));
  const found = [...page.matchAll(/name="application"[^>]*value="([0-9a-f-]{36})"/g)];
  return found.slice(0, count).map(([, id = ""]) => id);
}
const selectionUrl = (ids: string[]) =>
  `${LIST}/plusieurs?${ids.map((id) => `application=${id}`).join("&")}`;

test("bulk assignment: reports what cannot be assigned, and assigns nothing", async () => {
  const ids = await listApplications(2);
  expect(ids).toHaveLength(2);
  const before = await getDatabaseDigest(database, volatileTables);
  const page = await readErrors(await officer.request(selectionUrl(ids)));
  const [, own = ""] = /<option value="([0-9a-f-]{36})"/.exec(page) ?? [];
  const faults: [form: Record<string, string>, status: number, pattern: RegExp, at?: string][] = [
    [{}, 422, /Il y a un problème/],
    [{ officer: own, expectedCount: "beaucoup" }, 422, /Il y a un problème/],
    [{ officer: own, expectedCount: "3" }, 409, /elle compte maintenant 2 candidatures/],
    [{ officer: ids[0] ?? "", expectedCount: "2" }, 409, /ne travaille pas sur le campus/],
    [
      { officer: own, expectedCount: "0" },
      409,
      /Aucune candidature n’est choisie/,
      `${LIST}/plusieurs`,
    ],
  ];
  for (const [form, status, pattern, at = selectionUrl(ids)] of faults) {
    const response = await officer.submit(at, form);
    const result = await readErrors(response);
    expect(response.status, JSON.stringify(form)).toBe(status);
    expect(result).toMatch(pattern);
    if (form.officer === own && at === selectionUrl(ids))
      expect(result, "the choice is kept").toMatch(new RegExp(`value="${own}"[^>]*selected`));
  }
  expect(await getDatabaseDigest(database, volatileTables)).toEqual(before);
  const english = await officer.submit(`/en${selectionUrl(ids)}`, {
    officer: own,
    expectedCount: "3",
  });
  expect(await readErrors(english)).toMatch(/2 applications/);
  const done = await officer.submit(selectionUrl(ids), { officer: own, expectedCount: "2" });
  expect([done.status, done.headers.get("location")]).toEqual([302, `${LIST}?done=2`]);
});

test("saved view: requires a name, keeps a wrong one in the form, and is shown to its audience", async () => {
  const at = `${LIST}/vues?etat=submitted`;
  const long = "é".repeat(101);
  for (const [form, pattern] of [
    [{ intent: "save", name: " " }, /Nom de la vue : Ce champ est requis/],
    [{ intent: "save", name: long, shared: "on" }, new RegExp(`value="${long}"`)],
  ] as const) {
    const response = await officer.submit(at, form);
    const page = await readErrors(response);
    expect(response.status).toBe(422);
    expect(page).toMatch(pattern);
    expect(page).toContain('aria-invalid="true"');
    if ("shared" in form) expect(page).toMatch(/name="shared"[^>]*checked/);
  }
  expect((await officer.submit(at, { intent: "save", name: "À lire", shared: "yes" })).status).toBe(
    422,
  );
  const saved = await officer.submit(at, { intent: "save", name: "À lire" });
  expect(saved.headers.get("location")).toBe(`${LIST}?etat=submitted`);
  const [view = { id: "" }] = await database.query("select id, name from saved_views");
  expect(view).toMatchObject({ name: "À lire" });
  const refused = await officer.submit(at, { intent: "change", view: String(view.id), name: "" });
  expect([refused.status, await readErrors(refused)]).toEqual([
    422,
    expect.stringContaining(`id="name-${view.id}"`),
  ]);
  // It belongs to one officer: others cannot change it, and an invalid id finds nothing.
  expect((await editor.submit(at, { intent: "remove", view: String(view.id) })).status).toBe(403);
  for (const view of ["", "x", "019a0000-0000-7000-8000-000000000000"])
    expect((await officer.submit(at, { intent: "remove", view })).status).toBe(404);
  expect((await officer.submit(at, { intent: "remove", view: String(view.id) })).status).toBe(302);
});

test("list export: works by its button only, in two file formats", async () => {
  const at = `${LIST}/fichier`;
  expect((await officer.request(at)).headers.get("location")).toBe(LIST);
  for (const form of [{}, { format: "pdf" }] as Record<string, string>[])
    expect((await officer.submit(at, form)).status).toBe(422);
  expect((await editor.submit(at, { format: "csv" })).status).toBe(403);
  // A workbook is a compressed archive already.
  const types = [
    ["csv", "text/csv", "gzip"],
    ["xlsx", "openxmlformats-officedocument.spreadsheetml", null],
  ] as const;
  for (const [format, type, encoding] of types) {
    const taken = await officer.submit(at, { format });
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

test("refused decision: is reported above the page under the name of its field, in both languages", async () => {
  const at = await underReview();
  const seen = "under-review";
  const past = {
    ...{ "startsOn.day": "1", "startsOn.month": "2", "startsOn.year": "2026" },
    time: "10:00",
  };
  const day = { "startsOn.day": "31", "startsOn.month": "2", "startsOn.year": "2027" };
  const faults: [form: Record<string, string>, french: RegExp, english: RegExp][] = [
    [{ intent: "request-information" }, /Ce que vous demandez : /, /Request: /],
    [{ intent: "schedule-interview", ...day }, /Date : .*Heure : .*Où : /s, /Date: .*Where: /s],
    [
      { intent: "schedule-interview", ...past, where: "place" },
      /Date : .*Lieu : /s,
      /Date: .*Place: /s,
    ],
    [{ intent: "offer", terms: "conditional" }, /Les conditions, une par ligne : /, /per line: /],
    [{ intent: "propose-refusal" }, /Motifs : .*Conseil pour la suite : /s, /Reasons: /],
  ];
  const summary = (page: string) =>
    /class="error-summary[\s\S]*?<\/ul>/.exec(page)?.[0].replace(/<[^>]+>/g, " ") ?? page;
  for (const [form, french, english] of faults) {
    const responses = [at, `/en${at}`].map((one) =>
      officer.submit(one, { expectedState: seen, ...form }),
    );
    const pages = await Promise.all(
      responses.map(async (one) => summary(await readErrors(await one))),
    );
    expect(pages[0]).toMatch(french);
    expect(pages[1]).toMatch(english);
  }
});

test("proposed refusal: is found by its second reader, who sees its email and confirms before discarding it", async () => {
  const at = await underReview();
  const [seen, texts, advice] = [
    "under-review",
    "MHF4U manque.",
    "Suivez MHF4U au second semestre.",
  ];
  const waiting = /Refus à relire/;
  expect(await readErrors(await administrator.request("/administration"))).not.toMatch(waiting);
  await officer.submit(at, {
    intent: "propose-refusal",
    expectedState: seen,
    reasons: "prerequisites",
    message: texts,
    advice,
  });
  expect(await readErrors(await administrator.request("/administration"))).toMatch(waiting);
  expect(await readErrors(await officer.request("/administration"))).not.toMatch(waiting);
  const found = await readErrors(await administrator.request(`${LIST}?refus=a-relire`));
  expect(found).toContain(at.replace(/\/choix.*/, ""));
  expect(found).toMatch(/>1 candidature<.*Choisir la candidature trouvée/s);
  const page = await readErrors(await administrator.request(at));
  const [, proposal = ""] = /name="proposal" value="([^"]+)"/.exec(page) ?? [];
  expect(page).toMatch(/<summary>Rejeter la proposition<\/summary>[\s\S]*sont effacés/);
  const look = { intent: "confirm-refusal", expectedState: seen, proposal, preview: "yes" };
  const preview = await readErrors(await administrator.submit(at, look));
  expect(preview).toMatch(/class="decision-email"[\s\S]*MHF4U manque\./);
  expect(await readErrors(await administrator.request(at)), "nothing has left").toContain(
    "Confirmer le refus",
  );
  const done = await administrator.submit(at, {
    intent: "confirm-refusal",
    expectedState: seen,
    proposal,
  });
  expect(done.headers.get("location")).toContain("done=confirm-refusal");
  expect(await readErrors(await administrator.request("/administration"))).not.toMatch(waiting);
});

test("suspension: shows how many applications need another assignee, and an invalid one changes nothing", async () => {
  const [someone = { id: "" }] = await database.query(
    "select user_id as id from staff join users on users.id = user_id where email = 'admissions@demo.test'",
  );
  const at = `/administration/equipe/${someone.id}`;
  await officer.submit(selectionUrl(await listApplications(2)), {
    officer: String(someone.id),
    expectedCount: "2",
  });
  const countAssigned = () =>
    database.query(`select count(*)::int as n from assignments where officer_id = '${someone.id}'`);
  const page = await readErrors(await administrator.request(at));
  expect(page).toMatch(/Qui reprend s(es [\d ]+ candidatures|a candidature) en cours/);
  const before = await countAssigned();
  const refused = await administrator.submit(at, { intent: "suspend", successor: "x" });
  expect([refused.status, await readErrors(refused)]).toEqual([
    422,
    expect.stringContaining("ne travaille pas sur le campus de toutes ces candidatures"),
  ]);
  expect(await countAssigned()).toEqual(before);
  const done = await administrator.submit(at, { intent: "suspend", successor: "nobody" });
  expect(done.headers.get("location")).toBe(`${at}?done=suspended-and-reassigned`);
  expect((await officer.request(LIST)).status).toBe(302);
  expect(
    await readErrors(await administrator.request(`${at}?done=suspended-and-reassigned`)),
  ).toContain("ses candidatures sont réattribuées");
});
