import { asc, eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import {
  type ExportRecord,
  formatExportTime,
} from "#app/features/accounts/export/export-format.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { db } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { attachments, guests, messages, threads } from "#app/platform/db/schema/messaging.ts";
import { messagingMessages } from "./messages/messaging.ts";

/** The messages of a candidate for the data export; [] for other actors. */
export async function exportMessages(actor: Actor, locale: Locale): Promise<ExportRecord[]> {
  if (actor.kind !== "student") return [];
  const { data: t } = messagingMessages[locale];
  const rows = await db()
    .select({ thread: threads, message: messages, guest: guests.name })
    .from(threads)
    .innerJoin(messages, eq(messages.threadId, threads.id))
    .leftJoin(guests, eq(guests.id, messages.guestId))
    .where(eq(threads.personId, actor.id))
    .orderBy(asc(threads.createdAt), asc(threads.id), asc(messages.createdAt));
  const names = await getFileNamesByMessage(actor.id);
  return rows.map(({ thread, message, guest }) => ({
    [t.subject]: thread.subject,
    [t.at]: formatExportTime(locale, message.createdAt, thread.campus),
    [t.by]: message.side === "guest" ? guest : t.sides[message.side],
    [t.content]: message.content,
    [t.files]: names.get(message.id)?.join(" ; ") ?? null,
  }));
}

async function getFileNamesByMessage(personId: string): Promise<Map<string, string[]>> {
  const rows = await db()
    .select({ id: attachments.messageId, name: files.name })
    .from(attachments)
    .innerJoin(files, eq(files.id, attachments.fileId))
    .where(eq(files.ownerId, personId))
    .orderBy(asc(attachments.id));
  const names = new Map<string, string[]>();
  for (const { id, name } of rows) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}
