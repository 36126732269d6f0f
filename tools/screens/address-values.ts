import { applicantStates } from "./screen.ts";

const selectFirst = (table: string, condition = "true") =>
  `select id from ${table} where ${condition} order by created_at, id limit 1`;
const choiceIn = (state: string, column: string) =>
  `select ${column} from choices c join applications a on a.id = c.application_id
    where c.state = '${state}' and a.campus = 'senegal' and a.locale = 'fr'
    order by c.position, a.number limit 1`;
const ofCandidate = "u.email = 'candidat@demo.test'";
const reopened = `from section_openings o join applications a on a.id = o.application_id
  join users u on u.id = a.candidate_id where o.closed_at is null order by a.number limit 1`;

/** The email address of the applicant of each state, and of the one with a reopened section. */
export const applicantQueries = {
  ...Object.fromEntries(
    applicantStates.map((state) => [
      `applicant-${state}` as const,
      `select email from users where id = (${choiceIn(state, "a.candidate_id")})`,
    ]),
  ),
  reopened: `select u.email ${reopened}`,
};

/** The values of `{name}` in the addresses of screens.ts: each query gives one. */
export const valueQueries: Record<string, string> = {
  application: `select id from applications where number is not null and campus = 'senegal'
    order by number limit 1`,
  consented: `select a.id from applications a join consents c on c.application_id = a.id
    where a.number is not null and a.campus = 'senegal' order by a.number limit 1`,
  ...Object.fromEntries(
    applicantStates.flatMap((state) => [
      [`application-${state}`, choiceIn(state, "a.id")],
      [`choice-${state}`, choiceIn(state, "c.id")],
    ]),
  ),
  reopenedNumber: `select a.number ${reopened}`,
  receiptCode: `select receipt_code from applications where number is not null
    order by number limit 1`,
  candidateId: `select u.id from users u where ${ofCandidate}`,
  officerId: "select id from users where email = 'admissions@demo.test'",
  candidateThread: `select t.id from threads t join users u on u.id = t.person_id
    where ${ofCandidate} order by t.subject limit 1`,
  candidateEntry: `select e.id from cursus_entries e join applications a on a.id = e.application_id
    join users u on u.id = a.candidate_id where ${ofCandidate} order by e.id limit 1`,
  schoolThread: `select id from threads where subject like 'Visite du campus%'
    order by campus desc limit 1`,
  announcement: selectFirst("announcements", "sent_at is null"),
  sentAnnouncement: selectFirst("announcements", "sent_at is not null"),
  template: "select id from templates order by id limit 1",
  enquiry: "select id from enquiries where campus = 'senegal' order by reference limit 1",
  picture: "select id from media_items where kind = 'picture' order by name limit 1",
  film: "select id from media_items where kind = 'video' order by name limit 1",
  import: selectFirst("catalogue_imports"),
  university: "select id from universities order by id limit 1",
  intake: "select id from intakes order by year limit 1",
};

/** One entry of each kind of content. */
export const entriesQuery =
  "select distinct on (kind) kind, id from entries where not hidden order by kind, position, slug";
