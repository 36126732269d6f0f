import { eq } from "drizzle-orm";
import {
  deleteDraftAnnouncement,
  getAnnouncement,
  listAnnouncements,
  saveAnnouncement,
  sendAnnouncement,
} from "#app/features/announcements/announcement.server.ts";
import { buildPdf } from "#app/features/documents/testing.ts";
import {
  countWaitingEnquiries,
  getEnquiry,
  listEnquiries,
  setEnquiryState,
} from "#app/features/enquiries/enquiry-review.server.ts";
import { buildEnquiry } from "#app/features/enquiries/testing.ts";
import { removeGuest } from "#app/features/messaging/guest/guest.server.ts";
import { openAttachment } from "#app/features/messaging/open-attachment.server.ts";
import { replyToThread, startThread } from "#app/features/messaging/send-message.server.ts";
import { settleThread, unsettleThread } from "#app/features/messaging/settle-thread.server.ts";
import {
  deleteTemplate,
  getTemplate,
  insertBilingualTemplate,
  insertTemplate,
  listTemplates,
  saveTemplate,
} from "#app/features/messaging/templates/template.server.ts";
import { buildThread } from "#app/features/messaging/testing.ts";
import {
  countOverdueThreads,
  countUnreadByApplication,
  countWaitingThreads,
  getThreadContext,
  listApplicationThreads,
  listThreads,
  readThread,
} from "#app/features/messaging/thread.server.ts";
import {
  countUndeliveredEmails,
  discardEmail,
  getMailOutage,
  listUndeliveredEmails,
  resendEmails,
} from "#app/features/notifications/undelivered-emails.server.ts";
import {
  listSentNotifications,
  listUpcomingNotifications,
} from "#app/features/notifications/upcoming-notifications.server.ts";
import { DAY_MS } from "#app/lib/duration.ts";
import { setClock } from "#app/platform/clock.ts";
import { db, transaction } from "#app/platform/db/client.server.ts";
import { files } from "#app/platform/db/schema/files.ts";
import { emails } from "#app/platform/db/schema/mail.ts";
import { attachments, guests, messages } from "#app/platform/db/schema/messaging.ts";
import { newId } from "#app/platform/ids.ts";
import { recordOutage } from "#app/platform/mail/outage.server.ts";
import { enqueueEmail } from "#app/platform/mail/outbox.server.ts";
import { ADMINISTRATORS, OFFICERS, SAME_CAMPUS, type StaffActions } from "./action.ts";
import type { StaffFixtures } from "./fixtures.ts";

const both = {
  ...{ subjectFr: "Bonjour", contentFr: "Bonjour à vous." },
  ...{ subjectEn: "Hello", contentEn: "Hello to you." },
};

/** The commands about messages between the school and people. */
export async function messagingActions(world: StaffFixtures): Promise<StaffActions[]> {
  return [
    ...(await messageActions(world)),
    ...(await announcementActions(world)),
    ...(await enquiryActions()),
    ...(await notificationActions()),
  ];
}

async function messageActions({
  application,
  administrator,
}: StaffFixtures): Promise<StaffActions[]> {
  const { id: applicationId, candidate } = application;
  const thread = await buildThread({ applicationId, personId: candidate.id });
  const formFiles = { file1: buildPdf() };
  await replyToThread(candidate, thread.id, "La voici.", { files: formFiles });
  const [file] = await db()
    .select({ id: files.id, message: messages.id })
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .innerJoin(files, eq(files.id, attachments.fileId))
    .where(eq(messages.threadId, thread.id));
  if (!file) throw new Error("no file was sent");
  const saved = await saveTemplate(administrator, null, { name: "Page manquante", ...both });
  if (!saved?.ok) throw new Error("no template");
  const { id: templateId } = saved;
  const template = { templateId, personId: candidate.id, known: async () => ({}) };
  const near: StaffActions["actions"] = {
    "messaging/thread listThreads": (by) => listThreads(by),
    "messaging/thread listApplicationThreads": (by) => listApplicationThreads(by, applicationId),
    "messaging/thread countWaitingThreads": (by) => countWaitingThreads(by),
    "messaging/thread countOverdueThreads": async (by) => {
      setClock(new Date(Date.now() + 3 * DAY_MS));
      const overdue = await countOverdueThreads(by);
      setClock();
      return overdue;
    },
    "messaging/thread countUnreadByApplication": (by) =>
      countUnreadByApplication(by, [applicationId]),
    "messaging/thread getThreadContext": (by) => getThreadContext(by, thread.id),
    "messaging/thread readThread": (by) => readThread(by, thread.id),
    "messaging/send-message startThread": (by) =>
      startThread(by, { personId: candidate.id, campus: "senegal", subject: "", content: "" }),
    "messaging/send-message replyToThread": (by) => replyToThread(by, thread.id, "Merci."),
    "messaging/settle-thread settleThread": (by) => settleThread(by, thread.id, file.message),
    "messaging/settle-thread unsettleThread": (by) => unsettleThread(by, thread.id),
    "messaging/open-attachment openAttachment": (by) => openAttachment(by, file.id),
    "messaging/guest/guest removeGuest": {
      ready: () => createGuest(thread.id),
      run: (by, id) => removeGuest(by, thread.id, id),
    },
  };
  const anywhere: StaffActions["actions"] = {
    "messaging/templates/template listTemplates": (by) => listTemplates(by),
    "messaging/templates/template getTemplate": (by) => getTemplate(by, templateId),
    "messaging/templates/template saveTemplate": (by) =>
      saveTemplate(by, templateId, { name: "", ...both }),
    "messaging/templates/template insertTemplate": (by) =>
      insertTemplate(by, template, { subject: "", content: "" }),
    "messaging/templates/template insertBilingualTemplate": (by) =>
      insertBilingualTemplate(by, templateId, both),
    "messaging/templates/template deleteTemplate": {
      ready: async () => {
        const created = await saveTemplate(administrator, null, { name: newId(), ...both });
        return created?.ok ? created.id : "";
      },
      run: (by, id) => deleteTemplate(by, id),
    },
  };
  return [
    { permission: "write:message", allowed: SAME_CAMPUS, actions: near },
    { permission: "write:message", allowed: OFFICERS, actions: anywhere },
  ];
}

/** Adds an adult to a thread. */
async function createGuest(threadId: string): Promise<string> {
  const [id, tokenDigest] = [newId(), newId()];
  const adult = { adult: "mother", name: "Fatou Fall", email: "f@exemple.test" } as const;
  const values = { ...adult, id, threadId, tokenDigest, consentId: newId(), since: new Date() };
  await db()
    .insert(guests)
    .values({ ...values, locale: "fr" });
  return id;
}

async function announcementActions({ administrator }: StaffFixtures): Promise<StaffActions[]> {
  const group = { ...both, campus: "senegal" };
  const draft = async () => {
    const created = await saveAnnouncement(administrator, null, group);
    if (!created?.ok) throw new Error(`no announcement: ${JSON.stringify(created)}`);
    return created.id;
  };
  const draftId = await draft();
  const actions: StaffActions["actions"] = {
    "announcements/announcement listAnnouncements": (by) => listAnnouncements(by),
    "announcements/announcement getAnnouncement": (by) => getAnnouncement(by, draftId),
    "announcements/announcement saveAnnouncement": (by) =>
      saveAnnouncement(by, null, { ...group, subjectFr: "" }),
    "announcements/announcement sendAnnouncement": (by) => sendAnnouncement(by, draftId, 999),
    "announcements/announcement deleteDraftAnnouncement": {
      ready: draft,
      run: (by, id) => deleteDraftAnnouncement(by, id),
    },
  };
  return [{ permission: "send:announcement", allowed: SAME_CAMPUS, actions }];
}

async function enquiryActions(): Promise<StaffActions[]> {
  const { id } = await buildEnquiry();
  const actions: StaffActions["actions"] = {
    "enquiries/enquiry-review listEnquiries": (by) => listEnquiries(by),
    "enquiries/enquiry-review countWaitingEnquiries": (by) => countWaitingEnquiries(by),
    "enquiries/enquiry-review getEnquiry": (by) => getEnquiry(by, id),
    "enquiries/enquiry-review setEnquiryState": (by) => setEnquiryState(by, id, "reopened"),
  };
  return [{ permission: "answer:enquiry", allowed: SAME_CAMPUS, actions }];
}

async function notificationActions(): Promise<StaffActions[]> {
  await createDeadEmail();
  await transaction((tx) => recordOutage(tx, "server-unavailable", "no answer"));
  const nothing = { reminders: async () => [], adults: async () => [], stillTrue: [] };
  const seen: StaffActions["actions"] = {
    "notifications/undelivered-emails listUndeliveredEmails": async (by) =>
      (await listUndeliveredEmails(by)) !== null,
    "notifications/undelivered-emails countUndeliveredEmails": (by) => countUndeliveredEmails(by),
    "notifications/undelivered-emails getMailOutage": (by) => getMailOutage(by),
    "notifications/upcoming-notifications listUpcomingNotifications": (by) =>
      listUpcomingNotifications(by, "fr", nothing),
    "notifications/upcoming-notifications listSentNotifications": async (by) =>
      (await listSentNotifications(by, "fr")) !== null,
  };
  const dealt: StaffActions["actions"] = {
    "notifications/undelivered-emails resendEmails": (by) => resendEmails(by, []),
    "notifications/undelivered-emails discardEmail": {
      ready: createDeadEmail,
      run: (by, id) => discardEmail(by, id),
    },
  };
  return [
    { permission: "see:emails", allowed: OFFICERS, actions: seen },
    { permission: "manage:emails", allowed: ADMINISTRATORS, actions: dealt },
  ];
}

/** Adds an email that the mail server refused. */
async function createDeadEmail(): Promise<string> {
  const content = { locale: "fr" as const, subject: "Mot", title: "Mot", paragraphs: ["Bonjour"] };
  const to = `${newId()}@exemple.test`;
  const id = await transaction((tx) => enqueueEmail(tx, { ...content, kind: "receipt", to }));
  const refused = { state: "dead", failureCode: "email-refused", endedAt: new Date() } as const;
  await db().update(emails).set(refused).where(eq(emails.id, id));
  return id;
}
