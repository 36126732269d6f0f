import { request } from "node:http";
import { expect, test, vi } from "vitest";
import {
  BASKET_PATH,
  prepareApplication,
  readApplicationNumber,
  readReviewForm,
  STATUS_PATH,
  SUMMARY_PATH,
  signUp,
} from "#tests/support/crash-test/applicant.ts";
import { openConfirmationEmails } from "#tests/support/crash-test/confirmation-emails.ts";
import { readFormValues } from "#tests/support/form-values.ts";
import { createSignedInClient, TestClient } from "#tests/support/test-client.ts";
import { withTwoServers } from "#tests/support/with-two-servers.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

// What must happen once, requested from two processes of one site at the same time.
const { first, second, database } = await withTwoServers();
const emails = openConfirmationEmails(first.dataDir);

/** The same user on both processes, alternating. */
function clientsOnBoth({ cookie }: TestClient) {
  const people = [first, second].map(({ origin }) =>
    Object.assign(new TestClient(origin), { cookie }),
  ) as [TestClient, TestClient];
  return (turn: number) => people[turn % 2 === 0 ? 0 : 1];
}

/** R-05 requires 200 rounds: `BASKET_ROUNDS=200`, about ten minutes. */
const ROUNDS = Number(process.env.BASKET_ROUNDS ?? 5);

const text = (html: string) => html.replaceAll("\u00A0", " ").replaceAll("&#x27;", "'");

test("basket: of forty parallel additions to fourteen programmes one is accepted, and the others get the reason (R-05)", {
  tags: ["nightly"],
  timeout: 120_000 * Math.max(1, ROUNDS / 5),
}, async () => {
  const who = await signUp(first.origin, "basket", emails);
  const at = clientsOnBoth(who);
  // The catalogue has twenty-five programmes; add copies.
  await database.query(`
    insert into courses select (jsonb_populate_record(c, jsonb_build_object(
      'id', 'z-' || id, 'name_fr', name_fr || ' en soirée'))).*
    from courses c order by id limit 5`);
  await database.query("update courses set availability = 'open'");
  const open = "select id, name_fr as name from courses order by id";
  const courses = (await database.query(`${open} limit 30`)) as { id: string; name: string }[];
  expect(courses).toHaveLength(30);
  const add = (turn: number, id = "") =>
    at(turn).submit(BASKET_PATH, { intent: "add", course: id });
  for (const [turn, { id }] of courses.slice(0, 14).entries()) await add(turn, id);
  const own = `from choices c join applications a on a.id = c.application_id
    join users u on u.id = a.candidate_id and u.email = '${who.email}'`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const requested = Array.from({ length: 40 }, (_, turn) => courses[(turn + round) % 30]);
    const answers = await Promise.all(requested.map((course, turn) => add(turn, course?.id)));
    const pages = await Promise.all(answers.map(async (answer) => text(await answer.text())));
    const messages = pages.map((page, turn) => {
      if (page.includes("Vous avez atteint la limite de 15 formations dans le panier."))
        return "full";
      const name = requested[turn]?.name.replaceAll("'", "’");
      return page.replaceAll("'", "’").includes(`${name} est déjà dans le panier.`) ? "double" : "";
    });
    expect(answers.map(({ status }) => status).toSorted()[39]).toBeLessThan(423);
    expect(messages.filter((alert) => alert === "")).toHaveLength(1);
    const basketRows = await database.query(
      `select c.course_id as id, c.position ${own} order by 2`,
    );
    expect(basketRows.map(({ position }) => position)).toEqual(
      basketRows.map((_, index) => index + 1),
    );
    expect(new Set(basketRows.map(({ id }) => id)).size).toBe(15);
    await at(round).submit(BASKET_PATH, { intent: "remove", course: `${basketRows[14]?.id}` });
  }
});

/** Counts what a submission creates; each must exist once. */
async function countTraces(email: string) {
  const [row] = await database.query(`
    select count(*)::int as applications,
      (select count(*)::int from mails where "to" = '${email}' and kind = 'receipt') as emails,
      (select count(*)::int from history h join applications b on b.id::text = h.subject_id
        join users v on v.id = b.candidate_id and v.email = '${email}'
        where h.action = 'application.submitted') as lines
    from applications a join users u on u.id = a.candidate_id and u.email = '${email}'
    where a.number is not null`);
  return row;
}

const expectedCounts = { applications: 1, emails: 1, lines: 1 };

test("submission: one form sent twenty times in parallel, and again a day later, creates one application (R-03)", async () => {
  const { who } = await prepareApplication({
    origin: first.origin,
    name: "sent",
    confirmationEmails: emails,
  });
  const at = clientsOnBoth(who);
  const form = (await readReviewForm(who)) ?? {};
  // The connection breaks before the response, so the client does not know the result.
  await sendAndLeave(at(0), form);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => at(turn).submit(SUMMARY_PATH, form)),
  );
  for (const { status, headers } of answers) {
    expect(status).toBe(302);
    expect(headers.get("location")).toMatch(new RegExp(`^${STATUS_PATH}(\\?submitted)?$`));
  }
  const number = await readApplicationNumber(at(0));
  expect(number).toMatch(/^ER-/);
  expect(await countTraces(who.email)).toEqual(expectedCounts);

  await database.query(`
    update applications set submitted_at = submitted_at - interval '25 hours',
      created_at = created_at - interval '25 hours'
    where number = '${number}'`);
  // Going back shows what was submitted, without a form; a stored form is submitted again.
  expect(await readReviewForm(at(1))).toBeUndefined();
  for (const turn of [0, 1]) {
    const { status, headers } = await at(turn).submit(SUMMARY_PATH, form);
    expect([status, headers.get("location")]).toEqual([302, STATUS_PATH]);
    expect(await readApplicationNumber(at(turn))).toBe(number);
  }
  expect(await countTraces(who.email)).toEqual(expectedCounts);
});

/** Submits a form and closes the connection once the body was sent. */
async function sendAndLeave(who: TestClient, form: Record<string, string>): Promise<void> {
  const headers = {
    origin: who.origin,
    cookie: who.cookie,
    "content-type": "application/x-www-form-urlencoded",
  };
  const asking = request(`${who.origin}${SUMMARY_PATH}`, { method: "POST", headers });
  asking.on("error", () => {});
  await new Promise<void>((left) => asking.end(new URLSearchParams(form).toString(), () => left()));
  asking.destroy();
}

const IDENTITY = "/espace-etudiant/candidate/info-personnel";
const PARENTS = `${IDENTITY}?partie=parents`;

test("answers: of two pages that answer one field at once one is stored, and the other gets both values (R-04)", async () => {
  const who = await signUp(first.origin, "tabs", emails);
  const at = clientsOnBoth(who);
  for (let round = 0; round < ROUNDS; round += 1) {
    const formValues = await readFormValues(at(round), IDENTITY);
    const places = [`Thiès ${round}`, `Podor ${round}`];
    // Each also answers a field of its own.
    const pages: Record<string, string>[] = [
      { birthPlace: places[0] ?? "", lastName: `Sarr ${"abcde"[round % 5]}` },
      { birthPlace: places[1] ?? "", firstName: `Awa ${"abcde"[round % 5]}` },
    ];
    const answers = await Promise.all(
      pages.map((page, turn) =>
        at(turn).submit(IDENTITY, { ...formValues, ...page, finished: "no" }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
    const late = answers.findIndex(({ status }) => status === 409);
    const losingPage = text((await answers[late]?.text()) ?? "");
    // The field keeps the submitted value, beside the stored one.
    expect(losingPage).toMatch(new RegExp(`name="birthPlace"[^>]*value="${places[late]}"`));
    expect(losingPage).toContain(`Lieu de naissance : ${places[1 - late]}`);
    const stored = await readFormValues(at(late), IDENTITY);
    expect(stored).toMatchObject({ ...pages[0], ...pages[1], birthPlace: places[1 - late] });
  }
});

test("answers: two pages of one application are saved at once, each with its own fields (R-04)", async () => {
  const who = await signUp(first.origin, "parts", emails);
  const at = clientsOnBoth(who);
  const [identity, parents] = [
    await readFormValues(at(0), IDENTITY),
    await readFormValues(at(1), PARENTS),
  ];
  const answers = await Promise.all([
    at(0).submit(IDENTITY, { ...identity, birthPlace: "Kribi", finished: "no" }),
    at(1).submit(PARENTS, { ...parents, motherName: "Mariama Diop", finished: "no" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  expect(await readFormValues(at(1), IDENTITY)).toMatchObject({ birthPlace: "Kribi" });
  expect(await readFormValues(at(0), PARENTS)).toMatchObject({ motherName: "Mariama Diop" });
});

test("decisions: of two officers who decide at once one succeeds, the other is informed, and one email is sent (R-06)", async () => {
  const officer = clientsOnBoth(await createSignedInClient(first.origin, "admissions@demo.test"));
  const sent = (await database.query(`
    select a.id, a.candidate_id as who, c.id as choice
    from applications a join choices c on c.application_id = a.id
    where a.campus = 'senegal' and c.state = 'under-review' order by a.id, c.position`)) as {
    id: string;
    who: string;
    choice: string;
  }[];
  expect(sent.length).toBeGreaterThan(1);
  const countEmails = async (who: string) =>
    (await database.query(`select id from notices where person_id = '${who}'`)).length;
  for (const [round, { id, who, choice }] of sent.entries()) {
    const page = `/administration/candidatures/${id}/choix/${choice}`;
    const before = await countEmails(who);
    const seen = "under-review";
    const forms: Record<string, string>[] = [
      { intent: "waitlist", expectedState: seen },
      { intent: "offer", expectedState: seen, terms: "unconditional" },
    ];
    const answers = await Promise.all(
      forms.map((form, turn) => officer(turn + round).submit(page, form)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
    const won = answers.findIndex(({ status }) => status === 302);
    const late = text((await answers[1 - won]?.text()) ?? "");
    expect(late).toContain("Ce choix a changé entre-temps : relisez-le, puis recommencez.");
    const [is] = await database.query(`select state from choices where id = '${choice}'`);
    expect(is?.state).toBe(won === 0 ? "waiting-list" : "offer");
    expect((await countEmails(who)) - before).toBe(1);
  }
});
