import { readFileSync } from "node:fs";
import { queryDatabase } from "./query-database.ts";

/** Queries the database of the end-to-end tests, for what a browser cannot do, such as waiting a day. */
async function queryEndToEnd(statement: string) {
  const host = `${process.env.SITE_DATA_DIR}/pg`;
  const password = readFileSync(`${host}/secret`, "utf8");
  return await queryDatabase(
    { host, port: 5432, user: "erabao", database: "erabao", password },
    statement,
  );
}

const ofOwner = (email: string) => `user_id = (select id from users where email = '${email}')`;

/** Makes this person's sessions idle for more than a day. */
export async function expireIdleSessions(email: string): Promise<void> {
  const rested = "updated_at = updated_at - interval '25 hours'";
  await queryEndToEnd(`update sessions set ${rested} where ${ofOwner(email)}`);
}

/** Makes this person's sign-in older than thirty days, with recent activity. */
export async function expireOldSessions(email: string): Promise<void> {
  const lasted = "created_at = created_at - interval '31 days'";
  await queryEndToEnd(`update sessions set ${lasted} where ${ofOwner(email)}`);
}

/** Makes this person's sign-in and last password confirmation older than fifteen minutes. */
export async function expireRecentSignIn(email: string): Promise<void> {
  const before = (column: string) => `${column} = ${column} - interval '16 minutes'`;
  const moments = [before("created_at"), before("proved_at")].join(", ");
  await queryEndToEnd(`update sessions set ${moments} where ${ofOwner(email)}`);
}

/** Makes this person's sign-in one hour old, with a password confirmation now. */
export async function ageSignIn(email: string): Promise<void> {
  const before = "created_at = created_at - interval '1 hour', proved_at = now()";
  await queryEndToEnd(`update sessions set ${before} where ${ofOwner(email)}`);
}

/** Moves a Google identity from one account to another. */
export async function moveGoogleAccount(from: string, to: string): Promise<void> {
  const owner = `user_id = (select id from users where email = '${to}')`;
  const identity = `provider_id = 'google' and ${ofOwner(from)}`;
  await queryEndToEnd(`update accounts set ${owner} where ${identity}`);
}

/** Sets the availability of a programme, as the school does. */
export async function setAvailability(course: string, availability: "open" | "full" | "closed") {
  await queryEndToEnd(`update courses set availability = '${availability}' where id = '${course}'`);
}

/** Gives both people the same phone number, so that their applications look like duplicates. */
export async function sharePhone(first: string, second: string): Promise<void> {
  await queryEndToEnd(
    `update users set phone = '+237699001122' where email in ('${first}', '${second}')`,
  );
}

/** Sets the photo of this person's application to their first proof. */
export async function insertPhoto(email: string): Promise<void> {
  await queryEndToEnd(`update personal_infos i set photo_id = (select proof_id from cursus_entries e
      where e.application_id = i.application_id and proof_id is not null order by id limit 1)
    where application_id = (select a.id from applications a join users u on u.id = a.candidate_id
      where u.email = '${email}')`);
}

/** Adds an email to each of these addresses that the mail server refused for two days. */
export async function refuseEmails(addresses: string[]): Promise<void> {
  const rows = addresses.map(
    (
      to,
    ) => `(gen_random_uuid(), 'receipt', '${to}', 'fr', 'Candidature reçue', 'Bonjour.', '<p>Bonjour.</p>',
      'dead', 9, now(), now(), 'not-now', '451 4.3.0 later', now(), now())`,
  );
  await queryEndToEnd(
    `insert into mails (id, kind, "to", locale, subject, text, html, state, tries, due_at, since, failure_code, answer, ended_at, created_at)
      values ${rows.join(", ")}`,
  );
}

/** Moves the end of this person's reopened sections to this many days from now. */
export async function setSectionsEnd(email: string, days: number): Promise<void> {
  const theirs = `application_id in (select a.id from applications a join users u
    on u.id = a.candidate_id where u.email = '${email}')`;
  await queryEndToEnd(
    `update section_openings set ends_at = now() + interval '${days} days' where ${theirs}`,
  );
}

/** Marks the announcement with this subject as in progress, for at least half a minute. */
export async function restartAnnouncement(subject: string): Promise<void> {
  const [one] = await queryEndToEnd(
    `update announcements set ended_at = null where subject_fr = '${subject}' returning id`,
  );
  await queryEndToEnd(
    `update recipients set delivered_at = now() where announcement_id = '${one?.id}'`,
  );
}

/** Marks the announcement with this subject as received by everybody. */
export async function finishAnnouncement(subject: string): Promise<void> {
  await queryEndToEnd(`update announcements set ended_at = now() where subject_fr = '${subject}'`);
}

/** Makes this person's messages to the school one day older. */
export async function ageMessages(email: string): Promise<void> {
  const theirs = `author_id = (select id from users where email = '${email}')`;
  await queryEndToEnd(
    `update messages set created_at = created_at - interval '1 day' where ${theirs}`,
  );
}

/** Makes this adult's consent link expire an hour ago. */
export async function expireConsentLink(email: string): Promise<void> {
  await queryEndToEnd(
    `update consents set expires_at = now() - interval '1 hour' where email = '${email}'`,
  );
}
