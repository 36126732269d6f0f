import { eq } from "drizzle-orm";
import type { Move } from "#app/features/admissions/application.ts";
import type { ApplicationRow } from "#app/features/admissions/draft.server.ts";
import { getCourses } from "#app/features/catalogue/course.server.ts";
import { followingWords } from "#app/i18n/following.ts";
import { formatDate } from "#app/i18n/format.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { enqueueLetter } from "#app/platform/mail/outbox.server.ts";
import type { Held } from "./held.server.ts";

/** The moves that are told; the others are the person's own answers, or told together. */
type Told = keyof (typeof followingWords)["fr"]["letters"]["moves"];
type Kind = "notifyApplication" | "notifyDeadlines";

/** Where the candidate reads the rest: a letter says what there is to open, never what it holds. */
const FOLLOW = "/espace-etudiant/candidate/suivi";

/** What has a last day is told to whoever wants either kind of letter. */
const dated: readonly Move[] = ["ask-more", "offer", "offer-with-conditions"];

/** Queues the letter of a move, in the person's language, unless they asked not to be written to. */
export async function writeOfMove(tx: Database, held: Held, move: Move): Promise<void> {
  const person = await personOf(tx, held.application);
  const { moves, action } = followingWords[person.locale].letters;
  if (!isTold(move)) return;
  const kinds: Kind[] = dated.includes(move)
    ? ["notifyApplication", "notifyDeadlines"]
    : ["notifyApplication"];
  const { subject, text } = moves[move];
  const name = await courseName(tx, held, person.locale);
  await write(tx, person, held.application, kinds, { subject, paragraphs: [text(name)], action });
}

function isTold(move: Move): move is Told {
  return Object.hasOwn(followingWords.fr.letters.moves, move);
}

/** Recalls that an offer waits for an answer until this moment. */
export async function writeReminder(tx: Database, held: Held, answerBy: Date): Promise<void> {
  const person = await personOf(tx, held.application);
  const { reminder, answer } = followingWords[person.locale].letters;
  const name = await courseName(tx, held, person.locale);
  const paragraphs = [reminder.text(name, formatDate(person.locale, answerBy))];
  const { subject } = reminder;
  const letter = { subject, paragraphs, action: answer };
  await write(tx, person, held.application, ["notifyDeadlines"], letter);
}

/** Says that what was asked for a choice is awaited no more. */
export async function writeOfCancelledRequest(tx: Database, held: Held): Promise<void> {
  const person = await personOf(tx, held.application);
  const { cancelledRequest, action } = followingWords[person.locale].letters;
  const name = await courseName(tx, held, person.locale);
  const letter = {
    subject: cancelledRequest.subject,
    paragraphs: [cancelledRequest.text(name)],
    action,
  };
  await write(tx, person, held.application, ["notifyApplication", "notifyDeadlines"], letter);
}

/** Says that a document was refused and waits for another. */
export async function writeOfRefusedFile(tx: Database, application: ApplicationRow) {
  const person = await personOf(tx, application);
  const { refusedFile, action } = followingWords[person.locale].letters;
  const letter = { subject: refusedFile.subject, paragraphs: [refusedFile.text], action };
  await write(tx, person, application, ["notifyDeadlines"], letter);
}

/** Confirms that the whole application is withdrawn. */
export async function writeOfWithdrawal(tx: Database, application: ApplicationRow) {
  const person = await personOf(tx, application);
  const { withdrawal, action } = followingWords[person.locale].letters;
  const letter = { subject: withdrawal.subject, paragraphs: [withdrawal.text], action };
  await write(tx, person, application, ["notifyApplication"], letter);
}

type Person = typeof users.$inferSelect;

async function personOf(tx: Database, application: ApplicationRow): Promise<Person> {
  const [person] = await tx.select().from(users).where(eq(users.id, application.candidateId));
  if (!person) throw new Error("an application has no candidate");
  return person;
}

async function courseName(tx: Database, held: Held, locale: Locale): Promise<string> {
  const [course] = await getCourses(locale, [held.courseId], tx);
  return course?.name ?? held.courseId;
}

type Written = { subject: string; paragraphs: string[]; action: string };

async function write(
  tx: Database,
  person: Person,
  application: ApplicationRow,
  kinds: Kind[],
  { subject, paragraphs, action }: Written,
): Promise<void> {
  if (!kinds.some((kind) => person[kind])) return;
  const { number } = followingWords[person.locale].letters;
  await enqueueLetter(tx, {
    kind: "notice",
    to: person.email,
    locale: person.locale,
    subject,
    title: subject,
    paragraphs: [...paragraphs, number(application.number ?? "")],
    action: { label: action, href: `${config().origin}${pathIn(person.locale, FOLLOW)}` },
  });
}
