import { removedEntriesExpired } from "./features/admissions/cursus-removal.server.ts";
import { forgetPerson } from "./features/admissions/forget.server.ts";
import { differingAnswersExpired } from "./features/admissions/jobs.server.ts";
import { announcementSent, announcementsResumed } from "./features/announcements/jobs.server.ts";
import { filesOfRequests } from "./features/decisions/following.server.ts";
import { infectedFileTold } from "./features/decisions/infected-file.server.ts";
import { offersWatched } from "./features/decisions/jobs.server.ts";
import { fileRemoved } from "./features/documents/jobs.server.ts";
import { fileKept, filesWaiting } from "./features/documents/scan.server.ts";
import { filesSwept, uploadsExpired } from "./features/documents/sweep.server.ts";
import { enquiriesExpired } from "./features/enquiries/jobs.server.ts";
import { accountsClosed, tokenSynced } from "./features/identity/jobs.server.ts";
import type { AnyJob } from "./platform/jobs/queue.server.ts";
import { letterQueued, lettersDue, lettersForgotten } from "./platform/mail/jobs.server.ts";

/** Every job of the application; only the worker reads this list, so no room imports a handler. */
export const jobs: AnyJob[] = [
  letterQueued,
  lettersDue,
  lettersForgotten,
  fileRemoved,
  fileKept,
  infectedFileTold,
  filesWaiting,
  uploadsExpired,
  filesSwept,
  differingAnswersExpired,
  offersWatched,
  removedEntriesExpired,
  announcementSent,
  announcementsResumed,
  enquiriesExpired,
  tokenSynced,
  accountsClosed((tx, personId) => forgetPerson(tx, personId, [filesOfRequests])),
];
