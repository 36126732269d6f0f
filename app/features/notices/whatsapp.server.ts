import { eq } from "drizzle-orm";
import { z } from "zod";
import { formatPhone } from "#app/features/identity/account/phone.server.ts";
import { type Actor, isSignedIn } from "#app/features/identity/actor.ts";
import { record } from "#app/features/identity/history.server.ts";
import { pathIn } from "#app/i18n/locale.ts";
import { noticesWords } from "#app/i18n/notices.ts";
import { config } from "#app/platform/config.server.ts";
import { type Database, db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { whatsappNumbers } from "#app/platform/db/schema/notices.ts";
import { isSigned } from "#app/platform/signed-call.server.ts";
import {
  enqueueWhatsapp,
  isWhatsappOffered,
  type KeptWhatsapp,
  listKeptWhatsapp,
} from "#app/platform/whatsapp/whatsapp.server.ts";
import { isStopWord } from "./whatsapp.ts";

type Person = Pick<typeof users.$inferSelect, "id" | "phone" | "locale">;

export type OwnWhatsapp = {
  /** The telephone of the account, as its country writes it; null: none yet. */
  phone: string | null;
  on: boolean;
};

/** What the account page says of notices by WhatsApp; null where nothing can carry them. */
export async function ownWhatsapp(actor: Actor): Promise<OwnWhatsapp | null> {
  if (!isSignedIn(actor) || !isWhatsappOffered()) return null;
  const [person] = await db().select().from(users).where(eq(users.id, actor.id));
  if (!person) return null;
  return { phone: formatPhone(person.phone), on: (await numberOf(db(), person)) !== null };
}

/** The number that asked for notices and is still the account's; another is asked again. */
async function numberOf(on: Database, { id, phone }: Person): Promise<string | null> {
  const [row] = await on.select().from(whatsappNumbers).where(eq(whatsappNumbers.personId, id));
  return row && row.phone === phone ? row.phone : null;
}

/** Asks for notices by WhatsApp on the account's telephone. Refuses an account without one; null for a visitor. */
export async function acceptWhatsapp(
  actor: Actor,
): Promise<{ ok: true } | { ok: false; reason: "whatsapp-no-phone" } | null> {
  if (!isSignedIn(actor) || !isWhatsappOffered()) return null;
  const personId = actor.id;
  return transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, personId)).for("update");
    if (!person?.phone) return { ok: false, reason: "whatsapp-no-phone" };
    const { phone } = person;
    await tx
      .insert(whatsappNumbers)
      .values({ personId, phone })
      .onConflictDoUpdate({ target: whatsappNumbers.personId, set: { phone } });
    await record(tx, actor, "whatsapp.accepted", { kind: "person", id: personId });
    return { ok: true };
  });
}

/** Wants no more notices by WhatsApp. Null for a visitor. */
export async function refuseWhatsapp(actor: Actor): Promise<{ ok: true } | null> {
  if (!isSignedIn(actor)) return null;
  await transaction(async (tx) => {
    const gone = await tx
      .delete(whatsappNumbers)
      .where(eq(whatsappNumbers.personId, actor.id))
      .returning();
    if (gone.length > 0)
      await record(tx, actor, "whatsapp.stopped", { kind: "person", id: actor.id });
  });
  return { ok: true };
}

/** With a letter of notices, for who asked: that there is something to read, and where; never what. */
export async function tellByWhatsapp(tx: Database, person: Person): Promise<void> {
  const to = await numberOf(tx, person);
  if (!to) return;
  const { locale } = person;
  const href = `${config().origin}${pathIn(locale, "/espace-etudiant")}`;
  await enqueueWhatsapp(tx, { to, locale, text: noticesWords[locale].whatsapp.notice(href) });
}

const answer = z.object({
  from: z.string().regex(/^\+[1-9]\d{6,14}$/),
  text: z.string().max(4_096),
});

/**
 * Takes what somebody answered by WhatsApp: a stop word switches the notices of that number off, is written in the
 * history, and is answered once. Anything else is for the office's own telephone. True when it stopped something.
 */
export async function takeWhatsappAnswer(given: z.infer<typeof answer>): Promise<boolean> {
  if (!isStopWord(given.text)) return false;
  return transaction(async (tx) => {
    const stopped = await tx
      .delete(whatsappNumbers)
      .where(eq(whatsappNumbers.phone, given.from))
      .returning();
    for (const { personId: id } of stopped)
      await record(tx, "system", "whatsapp.stopped", { kind: "person", id }, { by: "answer" });
    const [first] = stopped;
    if (!first) return false;
    const [person] = await tx.select().from(users).where(eq(users.id, first.personId));
    const locale = person?.locale ?? "fr";
    const text = noticesWords[locale].whatsapp.stopped;
    await enqueueWhatsapp(tx, { to: given.from, locale, text });
    return true;
  });
}

/** The same, called by the provider and signed with WHATSAPP_WEBHOOK_SECRET (docs/guides/mail.md). */
export async function takeWhatsappCall(
  signature: string | null,
  body: string,
): Promise<{ ok: true } | { ok: false; status: 400 | 401 | 404 }> {
  const secret = config().whatsappWebhookSecret;
  if (!secret) return { ok: false, status: 404 };
  if (!isSigned(secret, signature, body)) return { ok: false, status: 401 };
  const read = answer.safeParse(readJson(body));
  if (!read.success) return { ok: false, status: 400 };
  await takeWhatsappAnswer(read.data);
  return { ok: true };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** The last messages that a demonstration kept, newest first; null in production. */
export async function listDemoWhatsapp(): Promise<KeptWhatsapp[] | null> {
  return config().demo ? (await listKeptWhatsapp()).slice(0, 20) : null;
}

/** Answers STOP for a number of the demonstration, from its page; null in production. */
export async function stopInDemo(from: string): Promise<boolean | null> {
  return config().demo ? takeWhatsappAnswer({ from, text: "STOP" }) : null;
}
