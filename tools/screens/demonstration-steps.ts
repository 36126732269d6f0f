import type { CookieClient } from "#tests/support/cookie-client.ts";
import { getSecondFactorCode } from "#tests/support/second-factor-code.ts";
import type { Demonstration } from "./demonstration.ts";

/** The signed-in clients that the steps need. */
export type Clients = Record<"candidate" | "officer" | "editor" | "administrator", CookieClient>;

const PASSWORD = "le fleuve passe devant la porte";
const CANDIDATE = "candidat@demo.test";
const SECOND_FACTOR_PATH = "/administration/compte/double-authentification";

/** Makes emails with links, and returns the address that each link leads to. */
export async function createLinks(
  demonstration: Demonstration,
  { candidate, officer, administrator }: Clients,
): Promise<Record<string, string>> {
  const { submit, query, queryValue, findInEmail, createVisitor } = demonstration;
  const names = { firstName: "Awa", lastName: "Sy" };
  const newcomer = { ...names, email: "awa.sy@exemple.test", password: PASSWORD };
  await submit(createVisitor(), "/inscription", newcomer);
  await submit(createVisitor(), "/mot-de-passe-oublie", { email: CANDIDATE });
  const nextEmail = "aissatou@exemple.test";
  await submit(candidate, "/espace-etudiant/compte/adresse", { email: nextEmail });

  await query(`update personal_infos set mother_name = 'Mariama Diop', mother_phone = '+221000000000'
    where application_id = (select a.id from applications a join users u on u.id = a.candidate_id
      where u.email = '${CANDIDATE}')`);
  const parents = "/espace-etudiant/candidate/info-personnel?partie=parents&consent";
  const request = { adult: "mother", channel: "link", language: "fr" };
  const consent = /\/accord\/[\w.-]+/.exec((await submit(candidate, parents, request)).body)?.[0];
  if (!consent) throw new Error("The candidate was given no link for the consent");

  const visit = await queryValue(`select t.id from threads t join users u on u.id = t.person_id
    where u.first_name like 'Cheikh Ahmadou%' and t.subject like 'Visite du campus%'`);
  await submit(officer, `/administration/messages/${visit}`, { intent: "include-guest" });
  const reply = { content: "Bonjour, nous vous attendons samedi à dix heures." };
  await submit(officer, `/administration/messages/${visit}`, reply);

  await invite(demonstration, administrator, "attente@exemple.test");
  await submit(createVisitor(), "/demo/courriels", { intent: "send-now" });
  const guest = "sokhna.mbacke@exemple.test";
  const applicant = await queryValue(`select u.email from users u
    where u.first_name like 'Cheikh Ahmadou%'`);
  return {
    verifyLink: await findInEmail(newcomer.email, /\/verification\?token=[^\s)>]+/),
    resetLink: await findInEmail(CANDIDATE, /\/nouveau-mot-de-passe\?token=[^\s)>]+/),
    newAddressLink: await findInEmail(nextEmail, /\/nouvelle-adresse\?token=[^\s)>]+/),
    invitationLink: await findInEmail("attente@exemple.test", /\/invitation\/[\w.-]+/),
    exchangeLink: await findInEmail(guest, /\/echange\/[\w.-]+/),
    unsubscribeLink: await findInEmail(applicant, /\/courriels\/[\w.-]+/),
    consentLink: consent,
  };
}

async function invite({ submit }: Demonstration, administrator: CookieClient, email: string) {
  const form = { email, locale: "fr", role: "admissions", campus: "senegal" };
  await submit(administrator, "/administration/equipe/inviter", form);
}

/** Fills the pages of the office that a new demonstration leaves empty. */
export async function createOfficeData(
  { origin, submit, query, queryValue }: Demonstration,
  { officer, editor }: Clients,
): Promise<void> {
  const announcements = "/administration/messages/annonces";
  const announce = async (subjectFr: string) => {
    const texts = { subjectFr, contentFr: "Le campus ouvre ses portes samedi à dix heures." };
    const group = { campus: "senegal", state: "offer" };
    const { location } = await submit(officer, `${announcements}/nouvelle/texte`, {
      ...{ intent: "", ...group, ...texts },
    });
    return location;
  };
  const sent = await announce("Journée portes ouvertes");
  const count = await queryValue(`select count(distinct a.id) from applications a
    join choices c on c.application_id = a.id where c.state = 'offer' and a.campus = 'senegal'`);
  await submit(officer, sent, { intent: "send", expectedCount: count });
  await announce("Visite du mois de mai");
  await submit(officer, "/administration/candidatures/vues?etat=offer", {
    ...{ intent: "save", name: "Offres en cours" },
  });
  await submit(officer, `/administration/candidatures/${await firstApplication(queryValue)}`, {
    ...{ intent: "note-add", text: "Relevé vérifié avec le lycée." },
  });
  await importCatalogue(origin, editor);
  // Two applications that look like one person's, and an email that the mail server refused for two days.
  await query(`update users set phone = '+237699001122' where id in (
    select candidate_id from applications where number is not null order by number limit 2)`);
  await query(`insert into mails (id, kind, "to", locale, subject, text, html, state, tries, due_at, since,
      failure_code, answer, ended_at, created_at)
    values (gen_random_uuid(), 'receipt', 'perdu@exemple.test', 'fr', 'Candidature reçue', 'Bonjour.',
      '<p>Bonjour.</p>', 'dead', 9, now(), now(), 'not-now', '451 4.3.0 later', now(), now())`);
}

const firstApplication = (queryValue: Demonstration["queryValue"]) =>
  queryValue(`select id from applications where number is not null and campus = 'senegal'
    order by number limit 1`);

async function importCatalogue(origin: string, editor: CookieClient): Promise<void> {
  const body = new FormData();
  const lines = ["Identifiant;Disponibilité", "uottawa-commerce;Complète"];
  body.set("file", new Blob([lines.join("\r\n")], { type: "text/csv" }), "formations.csv");
  const { status } = await fetch(`${origin}/administration/catalogue/fichiers`, {
    method: "POST",
    headers: { origin, cookie: editor.cookie() },
    body,
    redirect: "manual",
  });
  if (status !== 302) throw new Error(`The file of the catalogue was refused: ${status}`);
}

/** A staff member with a second factor: returns their session, and one that waits for the code. */
export async function createSecondFactor(
  demonstration: Demonstration,
  administrator: CookieClient,
): Promise<{ complete: CookieClient; pending: CookieClient }> {
  const { submit, findInEmail, createVisitor, signIn } = demonstration;
  const email = "renfort@exemple.test";
  await invite(demonstration, administrator, email);
  const complete = createVisitor();
  const form = { firstName: "Fatou", lastName: "Ba", email, password: PASSWORD };
  await submit(complete, await findInEmail(email, /\/invitation\/[\w.-]+/), form);
  const { body } = await complete.request(SECOND_FACTOR_PATH);
  const secret = /[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}/.exec(body)?.[0];
  if (!secret) throw new Error("The page of the second factor shows no key");
  const { code } = getSecondFactorCode(secret);
  await submit(complete, SECOND_FACTOR_PATH, { intent: "confirm", code });
  return { complete, pending: await signIn(email, PASSWORD) };
}
