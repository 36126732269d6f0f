import { createEraseAccountsJob } from "./features/accounts/jobs.server.ts";
import { deleteRemovedEntriesJob } from "./features/admissions/cursus/remove-cursus-entry.server.ts";
import { eraseCandidateData } from "./features/admissions/erase-candidate-data.server.ts";
import {
  deleteOldAnswerConflictsJob,
  sendDraftRemindersJob,
} from "./features/admissions/jobs.server.ts";
import {
  deliverAnnouncementJob,
  resumeAnnouncementsJob,
} from "./features/announcements/jobs.server.ts";
import { sealHistoryJob } from "./features/audit/jobs.server.ts";
import { deleteEndedWindowsJob, syncTokenJob } from "./features/auth/jobs.server.ts";
import { listRequestFileIds } from "./features/decisions/choice-timeline.server.ts";
import {
  processOfferDeadlinesJob,
  sendInterviewRemindersJob,
  sendMissingPieceRemindersJob,
} from "./features/decisions/jobs.server.ts";
import { reportInfectedFileJob } from "./features/decisions/request/report-infected-file.server.ts";
import { countMissingPagesJob } from "./features/documents/pages/count-pages.server.ts";
import { scanFileJob, scanPendingFilesJob } from "./features/documents/scan-file.server.ts";
import { deleteExpiredUploadsJob, sweepFilesJob } from "./features/documents/sweep-files.server.ts";
import { deleteOldEnquiriesJob } from "./features/enquiries/jobs.server.ts";
import {
  finishTakeOverJob,
  removeFileJob,
  runDueRemovalsJob,
} from "./features/installation/removal-jobs.server.ts";
import { sweepMediaJob } from "./features/media/remove-medium.server.ts";
import {
  requeueStuckVersionsJob,
  transcodeVersionJob,
} from "./features/media/transcode/transcode-version.server.ts";
import { sendDueGuestEmailsJob } from "./features/messaging/jobs.server.ts";
import {
  deleteOldNotificationsJob,
  dispatchDueNotificationsJob,
  dispatchUserNotificationsJob,
} from "./features/notifications/jobs.server.ts";
import { eraseNotifications } from "./features/notifications/notification-export.server.ts";
import { endExpiredImpersonationsJob } from "./features/staff/jobs.server.ts";
import type { AnyJob } from "./platform/jobs/queue.server.ts";
import {
  deleteOldEmailsJob,
  deliverDueEmailsJob,
  deliverQueuedEmailJob,
} from "./platform/mail/jobs.server.ts";
import { requestOwnerRemovals } from "./platform/storage/remove-files.server.ts";
import { sendWhatsappJob } from "./platform/whatsapp/jobs.server.ts";
import { relevanceChecks } from "./relevance-checks.server.ts";

/** All background jobs. Only the worker imports this list, so that no feature imports the handlers of another. */
export const jobs: AnyJob[] = [
  sealHistoryJob,
  deliverQueuedEmailJob,
  deliverDueEmailsJob,
  deleteOldEmailsJob,
  sendWhatsappJob,
  dispatchUserNotificationsJob(relevanceChecks),
  dispatchDueNotificationsJob(relevanceChecks),
  deleteOldNotificationsJob,
  sendDueGuestEmailsJob,
  sendDraftRemindersJob,
  sendMissingPieceRemindersJob,
  sendInterviewRemindersJob,
  removeFileJob,
  scanFileJob,
  reportInfectedFileJob,
  scanPendingFilesJob,
  countMissingPagesJob,
  deleteExpiredUploadsJob,
  sweepFilesJob,
  transcodeVersionJob,
  requeueStuckVersionsJob,
  sweepMediaJob,
  runDueRemovalsJob,
  finishTakeOverJob,
  deleteOldAnswerConflictsJob,
  processOfferDeadlinesJob,
  deleteRemovedEntriesJob,
  deliverAnnouncementJob,
  resumeAnnouncementsJob,
  deleteOldEnquiriesJob,
  syncTokenJob,
  endExpiredImpersonationsJob,
  deleteEndedWindowsJob,
  createEraseAccountsJob(async (tx, userId) => {
    await eraseNotifications(tx, userId);
    await requestOwnerRemovals(tx, userId);
    return eraseCandidateData(tx, userId, [listRequestFileIds]);
  }),
];
