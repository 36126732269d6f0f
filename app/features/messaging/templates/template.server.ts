import { asc, eq } from "drizzle-orm";
import type { Actor } from "#app/features/access/actor.ts";
import { can } from "#app/features/access/permissions.ts";
import { getFieldChanges } from "#app/features/audit/field-changes.ts";
import { recordHistory } from "#app/features/audit/record-history.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatShortName } from "#app/lib/person-name.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { users } from "#app/platform/db/schema/identity.ts";
import { templates } from "#app/platform/db/schema/messaging.ts";
import { isUuid } from "../thread-access.server.ts";
import {
  fillPlaceholders,
  mergeBilingualTemplate,
  mergeTemplate,
  type Placeholder,
  parseTemplate,
  type TemplateErrors,
  type TemplateInput,
} from "./template.ts";

const summaryColumns = {
  id: templates.id,
  name: templates.name,
  subjectFr: templates.subjectFr,
  subjectEn: templates.subjectEn,
  updatedAt: templates.updatedAt,
};
const templateColumns = {
  id: templates.id,
  name: templates.name,
  subjectFr: templates.subjectFr,
  contentFr: templates.contentFr,
  subjectEn: templates.subjectEn,
  contentEn: templates.contentEn,
};

type TemplateRow = typeof templates.$inferSelect;
export type Template = Pick<TemplateRow, keyof typeof templateColumns>;
/** A template in a list, without its contents. */
export type TemplateSummary = Pick<TemplateRow, keyof typeof summaryColumns>;

/** Lists the message templates by name; [] without `write:message`. */
export async function listTemplates(actor: Actor): Promise<TemplateSummary[]> {
  if (!can(actor, "write:message")) return [];
  return db()
    .select(summaryColumns)
    .from(templates)
    .orderBy(asc(templates.name), asc(templates.id));
}

/** Returns a template; null when it does not exist, and without `write:message`. */
export async function getTemplate(actor: Actor, id: string): Promise<Template | null> {
  if (!can(actor, "write:message") || !isUuid(id)) return null;
  const [template] = await db().select(templateColumns).from(templates).where(eq(templates.id, id));
  return template ?? null;
}

export type SaveTemplateResult =
  | { ok: true; id: string }
  | { ok: false; reason: "invalid-template"; errors: TemplateErrors };

/**
 * Creates a template (`id` null) or updates it, and records the changes. Refuses `invalid-template` with errors by
 * field; returns null when it does not exist, and without `write:message`.
 */
export async function saveTemplate(
  actor: Actor,
  id: string | null,
  input: TemplateInput,
): Promise<SaveTemplateResult | null> {
  if (!can(actor, "write:message")) return null;
  const previous = id ? await getTemplate(actor, id) : null;
  if (id && !previous) return null;
  const parsed = parseTemplate(input);
  if (!parsed.ok) return { ...parsed, reason: "invalid-template" };
  return transaction(async (tx) => {
    const [saved] = id
      ? await tx.update(templates).set(parsed.values).where(eq(templates.id, id)).returning()
      : await tx.insert(templates).values(parsed.values).returning();
    if (!saved) return null;
    const action = id ? "template.changed" : "template.made";
    const changes = getFieldChanges(previous ?? {}, parsed.values);
    if (Object.keys(changes).length > 0)
      await recordHistory(tx, actor, action, { kind: "template", id: saved.id }, { changes });
    return { ok: true, id: saved.id };
  });
}

/** Deletes a template; null when it does not exist, and without `write:message`. */
export async function deleteTemplate(actor: Actor, id: string): Promise<{ ok: true } | null> {
  if (!(await getTemplate(actor, id))) return null;
  return transaction(async (tx) => {
    const deleted = await tx.delete(templates).where(eq(templates.id, id)).returning();
    if (deleted.length === 0) return null;
    await recordHistory(tx, actor, "template.removed", { kind: "template", id });
    return { ok: true };
  });
}

type MessageText = { subject: string; content: string };
/** The placeholder values in a language, except the name. */
type GetPlaceholderValues = (
  locale: Locale,
) => Promise<Partial<Record<Exclude<Placeholder, "prenom">, string>>>;

/**
 * Inserts a template after the message already written, in the recipient's language, with its placeholders filled.
 * Returns null when the template or the person does not exist, and without `write:message`.
 */
export async function insertTemplate(
  actor: Actor,
  {
    templateId,
    personId,
    known,
  }: { templateId: string; personId: string; known: GetPlaceholderValues },
  message: MessageText,
): Promise<MessageText | null> {
  const template = await getTemplate(actor, templateId);
  const [person] = await db()
    .select({ firstName: users.firstName, lastName: users.lastName, locale: users.locale })
    .from(users)
    .where(eq(users.id, personId));
  if (!template || !person) return null;
  const values = { prenom: formatShortName(person), ...(await known(person.locale)) };
  const [subject, content] =
    person.locale === "fr"
      ? [template.subjectFr, template.contentFr]
      : [template.subjectEn, template.contentEn];
  const filled = {
    subject: fillPlaceholders(subject, values),
    content: fillPlaceholders(content, values),
  };
  return mergeTemplate(message, filled);
}

type BilingualMessage = Parameters<typeof mergeBilingualTemplate>[0];

/**
 * Inserts a template in both languages and keeps its placeholders, which are filled per recipient later. Returns null
 * when the template does not exist, and without `write:message`.
 */
export async function insertBilingualTemplate(
  actor: Actor,
  templateId: string,
  message: BilingualMessage,
): Promise<BilingualMessage | null> {
  const template = await getTemplate(actor, templateId);
  return template && mergeBilingualTemplate(message, template);
}
