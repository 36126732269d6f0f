import { and, between, count, eq, gt, isNull } from "drizzle-orm";
import { z } from "zod";
import { type Actor, isSignedIn } from "#app/features/access/actor.ts";
import { formatPhone } from "#app/features/accounts/phone.server.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import { type Locale, locales, localizePath } from "#app/i18n/locale.ts";
import { DAY_MS, MINUTE_MS } from "#app/lib/duration.ts";
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
import { notificationsMessages } from "./messages/notifications.ts";
import {
  blockQuestions,
  getStoppedAt,
  reserveQuestion,
  unblockQuestions,
} from "./whatsapp/question-limit.server.ts";
import { isStopWord, isYesWord } from "./whatsapp.ts";

type UserRow = Pick<typeof users.$inferSelect, "id" | "phone" | "locale">;

export type WhatsappSubscription = {
  /** The account's phone number in national format; null when it has none. */
  phone: string | null;
  /**
   * `pending`: the question was sent and may still be answered. `unconfirmed`: subscribed, but no question can be
   * answered. `stopped`: the number replied STOP to this account's question.
   */
  state: "off" | "unconfirmed" | "pending" | "on" | "stopped";
};

/** A reply after this time is ignored, so that an unrelated OUI of another day does not subscribe. */
const REPLY_WINDOW_MS = 3 * DAY_MS;
/** A second OUI within this time is a duplicate of the first. */
const DUPLICATE_REPLY_WINDOW_MS = 5 * MINUTE_MS;
/** Limits the questions per account, because the number may belong to somebody else. */
const MAX_QUESTIONS_PER_DAY = 3;

/** The WhatsApp subscription of the actor. Returns null for a visitor, and where no provider is configured. */
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
 * Whether the STOP of this number ended this account's subscription. The times of the STOP and of the history entry
 * must match, so that the STOP of a number that the account took over later is not disclosed.
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
  return askedAt && askedAt > timeAgo(REPLY_WINDOW_MS) ? "pending" : "unconfirmed";
}

const timeAgo = (milliseconds: number) => new Date(now().getTime() - milliseconds);

/** The subscription for the current number of the account; a changed number needs a new question. */
async function findSubscription(on: Database, { id, phone }: UserRow) {
  const [row] = await on.select().from(whatsappNumbers).where(eq(whatsappNumbers.personId, id));
  return row?.phone === phone ? row : undefined;
}

export type SubscribeWhatsappResult =
  | { ok: true }
  | { ok: false; reason: "whatsapp-no-phone" | "whatsapp-too-often" | "whatsapp-paused" };

/**
 * Subscribes the account's number, which first receives a question: nothing else is sent before its owner replies OUI.
 * Refuses with `whatsapp-no-phone`, `whatsapp-too-often` (a fourth question within 24 hours) or `whatsapp-paused` (the
 * number was asked in the last 30 days, or wrote STOP). Returns null for a visitor.
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
    if (!(await reserveQuestion(tx, phone))) return { ok: false, reason: "whatsapp-paused" };
    const question = { phone, askedAt: now(), confirmedAt: null };
    await tx
      .insert(whatsappNumbers)
      .values({ personId, ...question })
      .onConflictDoUpdate({ target: whatsappNumbers.personId, set: question });
    await recordHistory(tx, actor, "whatsapp.accepted", { kind: "person", id: personId });
    await enqueueWhatsapp(tx, {
      to: phone,
      locale,
      text: notificationsMessages[locale].whatsapp.question,
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

/** Ends the actor's WhatsApp subscription. Returns null for a visitor. */
export async function unsubscribeFromWhatsapp(actor: Actor): Promise<{ ok: true } | null> {
  if (!isSignedIn(actor)) return null;
  await transaction(async (tx) => {
    const deleted = await tx
      .delete(whatsappNumbers)
      .where(eq(whatsappNumbers.personId, actor.id))
      .returning();
    if (deleted.length > 0)
      await recordHistory(tx, actor, "whatsapp.stopped", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

/**
 * Sends a WhatsApp message along with a notification email when the user's number is confirmed. It contains a link,
 * never the content.
 */
export async function notifyByWhatsapp(tx: Database, person: UserRow): Promise<void> {
  const row = await findSubscription(tx, person);
  if (!row?.confirmedAt) return;
  const { phone: to } = row;
  const { locale } = person;
  const href = `${config().origin}${localizePath(locale, "/espace-etudiant")}`;
  await enqueueWhatsapp(tx, {
    to,
    locale,
    text: notificationsMessages[locale].whatsapp.notification(href),
  });
}

const replySchema = z.object({
  from: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().max(4_096),
});

/**
 * Handles an incoming WhatsApp reply. OUI confirms the pending subscriptions of the number or allows new questions; a
 * stop word ends them and blocks questions until an OUI. Records each change in the history of the account, answers
 * once, ignores other texts, and returns whether anything changed.
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
      await recordHistory(tx, "system", action, { kind: "person", id }, { by: "answer" });
    const locale = await getAccountLocale(tx, outcome.changed[0]);
    const text = (locale ? [locale] : locales)
      .map((one) => notificationsMessages[one].whatsapp[outcome.answer])
      .join("\n\n");
    await enqueueWhatsapp(tx, { to: reply.from, locale: locale ?? "fr", text });
    return true;
  });
}

type WhatsappNumberRow = typeof whatsappNumbers.$inferSelect;
type ReplyOutcome = { changed: WhatsappNumberRow[]; answer: "confirmed" | "allowed" | "stopped" };

/** The language of the account; null for a number without an account, which is answered in both languages. */
async function getAccountLocale(
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
  // First, because this waits for a concurrent `subscribeToWhatsapp`, whose row the next statement then deletes.
  const isNew = await blockQuestions(tx, phone);
  const changed = await tx
    .delete(whatsappNumbers)
    .where(eq(whatsappNumbers.phone, phone))
    .returning();
  return isNew || changed.length > 0 ? { changed, answer: "stopped" } : null;
}

/**
 * Handles a reply posted by the provider, signed with WHATSAPP_WEBHOOK_SECRET (docs/guides/mail.md). Returns status 404
 * without a secret, 401 for a wrong signature, 400 for an unreadable body.
 */
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

/** Lists the last 20 WhatsApp messages of a demonstration, newest first. Returns null outside demo mode. */
export async function listDemoWhatsapp(): Promise<StoredWhatsappMessage[] | null> {
  return config().demo ? (await listStoredWhatsapp()).slice(0, 20) : null;
}

/** Simulates a reply on the demonstration page. Returns null outside demo mode. */
export async function replyInDemo(from: string, text: "OUI" | "STOP"): Promise<boolean | null> {
  return config().demo ? handleWhatsappReply({ from, text }) : null;
}
