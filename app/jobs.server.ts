import { removedEntriesExpired } from "./features/admissions/cursus/cursus-removal.server.ts";
import { forgetPerson } from "./features/admissions/forget.server.ts";
import { differingAnswersExpired, draftsChased } from "./features/admissions/jobs.server.ts";
import { announcementSent, announcementsResumed } from "./features/announcements/jobs.server.ts";
import { historySealed } from "./features/audit/jobs.server.ts";
import { filesOfRequests } from "./features/decisions/following.server.ts";
import {
  interviewsRecalled,
  offersWatched,
  piecesChased,
} from "./features/decisions/jobs.server.ts";
import { infectedFileTold } from "./features/decisions/request/infected-file.server.ts";
import { filesUncounted } from "./features/documents/pages/count-pages.server.ts";
import { fileKept, filesWaiting } from "./features/documents/scan.server.ts";
import { filesSwept, uploadsExpired } from "./features/documents/sweep.server.ts";
import { enquiriesExpired } from "./features/enquiries/jobs.server.ts";
import {
  accountsClosed,
  limitsExpired,
  tokenSynced,
  viewsClosed,
} from "./features/identity/jobs.server.ts";
import {
  fileRemoved,
  removalsDue,
  storeTakenOver,
} from "./features/installation/removal-jobs.server.ts";
import { mediaWaiting, mediumGiven } from "./features/media/making/making.server.ts";
import { mediaSwept } from "./features/media/removal.server.ts";
import { guestsTold } from "./features/messaging/jobs.server.ts";
import { noticesDue, noticesForgotten, personTold } from "./features/notices/jobs.server.ts";
import { forgetNotices } from "./features/notices/notice-data.server.ts";
import type { AnyJob } from "./platform/jobs/queue.server.ts";
import { letterQueued, lettersDue, lettersForgotten } from "./platform/mail/jobs.server.ts";
import { eraseRemovalsOf } from "./platform/storage/removals.server.ts";
import { whatsappQueued } from "./platform/whatsapp/jobs.server.ts";
import { stillTrue } from "./still-true.server.ts";

/** Every job of the application; only the worker reads this list, so no room imports a handler. */
export const jobs: AnyJob[] = [
  historySealed,
  letterQueued,
  lettersDue,
  lettersForgotten,
  whatsappQueued,
  personTold(stillTrue),
  noticesDue(stillTrue),
  noticesForgotten,
  guestsTold,
  draftsChased,
  piecesChased,
  interviewsRecalled,
  fileRemoved,
  fileKept,
  infectedFileTold,
  filesWaiting,
  filesUncounted,
  uploadsExpired,
  filesSwept,
  mediumGiven,
  mediaWaiting,
  mediaSwept,
  removalsDue,
  storeTakenOver,
  differingAnswersExpired,
  offersWatched,
  removedEntriesExpired,
  announcementSent,
  announcementsResumed,
  enquiriesExpired,
  tokenSynced,
  viewsClosed,
  limitsExpired,
  accountsClosed(async (tx, personId) => {
    await forgetNotices(tx, personId);
    await eraseRemovalsOf(tx, personId);
    return forgetPerson(tx, personId, [filesOfRequests]);
  }),
];
