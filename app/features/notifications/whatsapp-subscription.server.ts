import { and, between, count, eq, gt, isNull } from "drizzle-orm";
import { z } from "zod";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { type Locale, locales, pathIn } from "#app/i18n/locale.ts";
import { noticesMessages } from "#app/i18n/notices.ts";
import { now } from "#app/platform/clock.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { history, users } from "#app/platform/db/schema/identity.ts";
import { whatsappNumbers } from "#app/platform/db/schema/notifications.ts";
import { isSignedRequest } from "#app/platform/signed-request.server.ts";
import {
  enqueueWhatsapp,
  isWhatsappAvailable,
  listStoredWhatsapp,
  type StoredWhatsappMessage,
} from "#app/platform/whatsapp/whatsapp.server.ts";
import {
  blockQuestions,
  getStoppedAt,
  reserveQuestion,
  unblockQuestions,
} from "./whatsapp/question-limit.server.ts";
import { isStopWord, isYesWord } from "./whatsapp.ts";

type UserRow = Pick<typeof users.$inferSelect, "id" | "phone" | "locale">;

export type WhatsappSubscription = {
  /** The telephone of the account, as its country writes it; null: none yet. */
  phone: string | null;
  /**
   * `asked`: the question has left and may be answered. `unconfirmed`: wanted, and no question waits for an answer.
   * `stopped`: that telephone answered STOP to what this account asked.
   */
  state: "off" | "unconfirmed" | "asked" | "on" | "stopped";
};

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** A question that nobody answered in this time is answered too late: a OUI of another day agrees to nothing. */
const REPLY_WINDOW_MS = 3 * DAY_MS;
/** A OUI that comes again so soon after it agreed is the same one. */
const DUPLICATE_REPLY_WINDOW_MS = 5 * MINUTE_MS;
/** Questions that one account may have sent in a day: the telephone may be somebody else's. */
const MAX_QUESTIONS_PER_DAY = 3;

/** What the account page says of notices by WhatsApp; null where nothing can carry them. */
export async function getWhatsappSubscription(actor: Actor): Promise<WhatsappSubscription | null> {
  if (!isSignedIn(actor) || !isWhatsappAvailable()) return null;
  const [person] = await db().select().from(users).where(eq(users.id, actor.id));
  if (!person) return null;
  const row = await findSubscription(db(), person);
  const state = row
    ? getSubscriptionState(row)
    : (await wasStoppedByReply(person))
      ? "stopped"
      : "off";
  return { phone: formatPhone(person.phone), state };
}

/**
 * Did the telephone of this account end, by STOP, what this account asked? Of another number, a stranger's perhaps,
 * nothing is told: the STOP it holds and the line in this person's history are of one moment.
 */
async function wasStoppedByReply({ id, phone }: UserRow): Promise<boolean> {
  const at = phone && (await getStoppedAt(phone));
  if (!at) return false;
  const isThatStop = and(
    eq(history.subjectKind, "person"),
    eq(history.subjectId, id),
    eq(history.action, "whatsapp.stopped"),
    eq(history.actorKind, "system"),
    between(history.at, at, new Date(at.getTime() + MINUTE_MS)),
  );
  return (await db().$count(history, isThatStop)) > 0;
}

function getSubscriptionState({ confirmedAt, askedAt }: typeof whatsappNumbers.$inferSelect) {
  if (confirmedAt) return "on";
  return askedAt && askedAt > timeAgo(REPLY_WINDOW_MS) ? "asked" : "unconfirmed";
}

const timeAgo = (milliseconds: number) => new Date(now().getTime() - milliseconds);

/** What was asked for the number that the account still has; another is asked again. */
async function findSubscription(on: Database, { id, phone }: UserRow) {
  const [row] = await on.select().from(whatsappNumbers).where(eq(whatsappNumbers.personId, id));
  return row?.phone === phone ? row : undefined;
}

export type SubscribeWhatsappResult =
  | { ok: true }
  | { ok: false; reason: "whatsapp-no-phone" | "whatsapp-too-often" | "whatsapp-at-rest" };

/**
 * Asks for notices by WhatsApp on the account's telephone, which is asked first: none leaves before somebody agrees
 * from there. Refuses an account without a telephone, a fourth question in a day, and a number that was asked in the
 * last 30 days or wrote STOP; null for a visitor.
 */
export async function subscribeToWhatsapp(actor: Actor): Promise<SubscribeWhatsappResult | null> {
  if (!isSignedIn(actor) || !isWhatsappAvailable()) return null;
  const personId = actor.id;
  return transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, personId)).for("update");
    if (!person?.phone) return { ok: false, reason: "whatsapp-no-phone" };
    const { phone, locale } = person;
    const row = await findSubscription(tx, person);
    if (row && getSubscriptionState(row) !== "unconfirmed") return { ok: true };
    if ((await countQuestionsToday(tx, personId)) >= MAX_QUESTIONS_PER_DAY)
      return { ok: false, reason: "whatsapp-too-often" };
    if (!(await reserveQuestion(tx, phone))) return { ok: false, reason: "whatsapp-at-rest" };
    const question = { phone, askedAt: now(), confirmedAt: null };
    await tx
      .insert(whatsappNumbers)
      .values({ personId, ...question })
      .onConflictDoUpdate({ target: whatsappNumbers.personId, set: question });
    await record(tx, actor, "whatsapp.accepted", { kind: "person", id: personId });
    await enqueueWhatsapp(tx, {
      to: phone,
      locale,
      text: noticesMessages[locale].whatsapp.question,
    });
    return { ok: true };
  });
}

async function countQuestionsToday(tx: Database, personId: string): Promise<number> {
  const isQuestion = and(
    eq(history.subjectKind, "person"),
    eq(history.subjectId, personId),
    eq(history.action, "whatsapp.accepted"),
    gt(history.at, timeAgo(DAY_MS)),
  );
  const [row] = await tx.select({ total: count() }).from(history).where(isQuestion);
  return row?.total ?? 0;
}

/** Wants no more notices by WhatsApp. Null for a visitor. */
export async function unsubscribeFromWhatsapp(actor: Actor): Promise<{ ok: true } | null> {
  if (!isSignedIn(actor)) return null;
  await transaction(async (tx) => {
    const deleted = await tx
      .delete(whatsappNumbers)
      .where(eq(whatsappNumbers.personId, actor.id))
      .returning();
    if (deleted.length > 0)
      await record(tx, actor, "whatsapp.stopped", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

/** With a letter of notices, for who asked and agreed from that telephone: that there is something to read, and where; never what. */
export async function notifyByWhatsapp(tx: Database, person: UserRow): Promise<void> {
  const row = await findSubscription(tx, person);
  if (!row?.confirmedAt) return;
  const { phone: to } = row;
  const { locale } = person;
  const href = `${config().origin}${pathIn(locale, "/espace-etudiant")}`;
  await enqueueWhatsapp(tx, { to, locale, text: noticesMessages[locale].whatsapp.notice(href) });
}

const replySchema = z.object({
  from: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().max(4_096),
});

/**
 * Takes what somebody answered by WhatsApp: OUI agrees to the notices that were asked for that number, else lets it be
 * asked again; a stop word switches them off, and the number is asked no more until it writes OUI. Each is written in
 * the history of the accounts it touches, and answered once. Anything else is for the office's own telephone. True when
 * it changed something.
 */
export async function handleWhatsappReply(reply: z.infer<typeof replySchema>): Promise<boolean> {
  const isYes = isYesWord(reply.text);
  if (!isYes && !isStopWord(reply.text)) return false;
  return transaction(async (tx) => {
    const outcome = await (isYes
      ? confirmSubscription(tx, reply.from)
      : stopSubscription(tx, reply.from));
    if (!outcome) return false;
    const action = isYes ? "whatsapp.confirmed" : "whatsapp.stopped";
    for (const { personId: id } of outcome.changed)
      await record(tx, "system", action, { kind: "person", id }, { by: "answer" });
    const locale = await localeOf(tx, outcome.changed[0]);
    const text = (locale ? [locale] : locales)
      .map((one) => noticesMessages[one].whatsapp[outcome.answer])
      .join("\n\n");
    await enqueueWhatsapp(tx, { to: reply.from, locale: locale ?? "fr", text });
    return true;
  });
}

type WhatsappNumberRow = typeof whatsappNumbers.$inferSelect;
type ReplyOutcome = { changed: WhatsappNumberRow[]; answer: "confirmed" | "allowed" | "stopped" };

/** The language of the account that was changed; null for a number of none: it is answered in both. */
async function localeOf(
  tx: Database,
  changed: WhatsappNumberRow | undefined,
): Promise<Locale | null> {
  if (!changed) return null;
  const [person] = await tx.select().from(users).where(eq(users.id, changed.personId));
  return person?.locale ?? null;
}

async function confirmSubscription(tx: Database, phone: string): Promise<ReplyOutcome | null> {
  const hasNumber = eq(whatsappNumbers.phone, phone);
  const changed = await tx
    .update(whatsappNumbers)
    .set({ confirmedAt: now() })
    .where(
      and(
        hasNumber,
        isNull(whatsappNumbers.confirmedAt),
        gt(whatsappNumbers.askedAt, timeAgo(REPLY_WINDOW_MS)),
      ),
    )
    .returning();
  if (changed.length > 0) return { changed, answer: "confirmed" };
  const justAgreed = and(
    hasNumber,
    gt(whatsappNumbers.confirmedAt, timeAgo(DUPLICATE_REPLY_WINDOW_MS)),
  );
  const [duplicate] = await tx.select().from(whatsappNumbers).where(justAgreed).limit(1);
  if (duplicate) return null;
  return (await unblockQuestions(tx, phone)) ? { changed, answer: "allowed" } : null;
}

async function stopSubscription(tx: Database, phone: string): Promise<ReplyOutcome | null> {
  // First: an account that is asking this number is waited for here, and what it asked goes with the rest.
  const isNew = await blockQuestions(tx, phone);
  const changed = await tx
    .delete(whatsappNumbers)
    .where(eq(whatsappNumbers.phone, phone))
    .returning();
  return isNew || changed.length > 0 ? { changed, answer: "stopped" } : null;
}

/** The same, called by the provider and signed with WHATSAPP_WEBHOOK_SECRET (docs/guides/mail.md). */
export async function handleWhatsappWebhook(
  signature: string | null,
  body: string,
): Promise<{ ok: true } | { ok: false; status: 400 | 401 | 404 }> {
  const secret = config().whatsappWebhookSecret;
  if (!secret) return { ok: false, status: 404 };
  if (!isSignedRequest(secret, signature, body)) return { ok: false, status: 401 };
  const parsed = replySchema.safeParse(parseJson(body));
  if (!parsed.success) return { ok: false, status: 400 };
  await handleWhatsappReply(parsed.data);
  return { ok: true };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The last messages that a demonstration kept, newest first; null in production. */
export async function listDemoWhatsapp(): Promise<StoredWhatsappMessage[] | null> {
  return config().demo ? (await listStoredWhatsapp()).slice(0, 20) : null;
}

/** Answers for a number of the demonstration, from its page; null in production. */
export async function replyInDemo(from: string, text: "OUI" | "STOP"): Promise<boolean | null> {
  return config().demo ? handleWhatsappReply({ from, text }) : null;
}
