import { loadApplication } from "#app/features/admissions/application.server.ts";
import { listCorrections } from "#app/features/admissions/corrections/list-corrections.server.ts";
import { readApplicationFile } from "#app/features/admissions/read-application-file.server.ts";
import { buildStaff } from "#app/features/auth/testing.ts";
import { getInterviewEvent } from "#app/features/decisions/interview/interview-event-file.server.ts";
import { readAnswerFile } from "#app/features/decisions/request/read-answer-file.server.ts";
import {
  getDeliveryForecast,
  getLastDeliveryForecast,
  officerMessageTiming,
} from "#app/features/notifications/delivery-forecast.server.ts";
import { assignApplications, getAssignment } from "#app/features/review/assignment.server.ts";
import { checkTheme } from "#app/features/review/checklist.server.ts";
import {
  confirmDuplicate,
  dismissDuplicate,
  undoDuplicate,
} from "#app/features/review/duplicates/decide-duplicates.server.ts";
import { getDuplicates } from "#app/features/review/duplicates/list-duplicates.server.ts";
import { listFilterOptions } from "#app/features/review/filter-options.server.ts";
import {
  canOpenApplication,
  getApplicationForStaff,
} from "#app/features/review/get-application-for-staff.server.ts";
import {
  countAssignments,
  handOverApplications,
} from "#app/features/review/hand-over-applications.server.ts";
import { getIntakeProgress } from "#app/features/review/intake-progress.server.ts";
import { parseApplicationFilter } from "#app/features/review/list/application-filter.ts";
import { exportApplications } from "#app/features/review/list/export-applications.server.ts";
import {
  countByState,
  listApplications,
} from "#app/features/review/list/list-applications.server.ts";
import {
  deleteView,
  listSavedViews,
  saveView,
  updateView,
} from "#app/features/review/list/saved-views.server.ts";
import { getSelectedApplications } from "#app/features/review/list/selected-applications.server.ts";
import {
  addNote,
  editNote,
  pinNote,
  removeNote,
} from "#app/features/review/notes/edit-notes.server.ts";
import { listNotes } from "#app/features/review/notes/list-notes.server.ts";
import { revealPassport } from "#app/features/review/reveal-passport.server.ts";
import { countWorkQueues } from "#app/features/review/work-queues.server.ts";
import { listOfficers } from "#app/features/staff/officers.server.ts";
import { Query } from "#app/lib/query.ts";
import { db } from "#app/platform/db/client.server.ts";
import { savedViews } from "#app/platform/db/schema/review.ts";
import { ADMINISTRATORS, OFFICERS, SAME_CAMPUS, type StaffActions } from "./action.ts";
import type { StaffFixtures } from "./fixtures.ts";

const allApplications = parseApplicationFilter(new Query(""));

/** The staff's commands on submitted applications. */
export function applicationActions(world: StaffFixtures): StaffActions[] {
  return [
    { permission: "see:application", allowed: SAME_CAMPUS, actions: viewActions(world) },
    { permission: "see:application", allowed: OFFICERS, actions: officerActions(world) },
    { permission: "decide:application", allowed: SAME_CAMPUS, actions: decisionActions(world) },
    {
      permission: "remove:note",
      allowed: ADMINISTRATORS,
      actions: {
        "review/notes/edit-notes removeNote": {
          ready: () => createNote(world),
          run: async (by, id) => (await removeNote(by, id))?.ok === true,
        },
      },
    },
    {
      permission: "manage:people",
      allowed: ADMINISTRATORS,
      actions: {
        "review/hand-over-applications countAssignments": async (by) =>
          (await countAssignments(by, world.here.id)) !== null,
        "review/hand-over-applications handOverApplications": (by) =>
          handOverApplications(by, world.colleague.id, null),
      },
    },
  ];
}

function viewActions({
  application,
  answered,
  requested,
  invited,
  pair,
}: StaffFixtures): StaffActions["actions"] {
  const { id, fileId } = application;
  const ticked = new Query(`application=${id}`);
  return {
    "review/get-application-for-staff canOpenApplication": (by) => canOpenApplication(by, id),
    "review/get-application-for-staff getApplicationForStaff": (by) =>
      getApplicationForStaff(by, id, "fr"),
    "admissions/application loadApplication": (by) => loadApplication(by, id, "fr"),
    "admissions/corrections/list-corrections listCorrections": (by) =>
      listCorrections(by, requested.reopened, "fr"),
    "admissions/read-application-file readApplicationFile": (by) => readApplicationFile(by, fileId),
    "decisions/request/read-answer-file readAnswerFile": (by) =>
      readAnswerFile(by, answered.fileId),
    "decisions/interview/interview-event-file getInterviewEvent": (by) =>
      getInterviewEvent(by, invited.interview),
    "review/notes/list-notes listNotes": async (by) => (await listNotes(by, id)).total,
    "review/duplicates/list-duplicates getDuplicates": async (by) =>
      (await getDuplicates(by, pair.kept.id)).matches,
    "review/list/list-applications listApplications": async (by) =>
      (await listApplications(by, allApplications)).rows,
    "review/list/list-applications countByState": (by) => countByState(by),
    "review/list/selected-applications getSelectedApplications": async (by) =>
      (await getSelectedApplications(by, ticked)).ok,
  };
}

/** Commands of an officer of any campus, limited to rows of their own campus. */
function officerActions({ application, requested }: StaffFixtures): StaffActions["actions"] {
  const recipient = { personId: application.candidate.id, campus: "senegal" as const };
  const params = new Query("");
  return {
    "review/list/export-applications exportApplications": (by) =>
      exportApplications(by, allApplications, "csv", "fr"),
    "review/list/saved-views saveView": (by) => saveView(by, params, { name: "", isShared: false }),
    "review/intake-progress getIntakeProgress": (by) => getIntakeProgress(by, null, "fr"),
    "review/work-queues countWorkQueues": (by) => countWorkQueues(by),
    "review/filter-options listFilterOptions": async (by) =>
      (await listFilterOptions(by, "fr")).officers,
    "review/assignment getAssignment": async (by) =>
      (await getAssignment(by, application.id)).officers,
    "notifications/delivery-forecast getDeliveryForecast": (by) =>
      getDeliveryForecast(by, "fr", officerMessageTiming, recipient),
    "notifications/delivery-forecast getLastDeliveryForecast": (by) =>
      getLastDeliveryForecast(by, "fr", requested.candidate.id),
    "staff/officers listOfficers": (by) => listOfficers(by, "see:application"),
  };
}

function decisionActions({ here, application, pair }: StaffFixtures): StaffActions["actions"] {
  const { id, note } = application;
  const looked = { theme: "identity", state: "verified", comment: undefined, version: 99 };
  return {
    "review/assignment assignApplications": (by) => assignApplications(by, [id], here.id),
    "review/checklist checkTheme": (by) => checkTheme(by, id, looked),
    "review/reveal-passport revealPassport": (by) => revealPassport(by, pair.kept.id),
    "review/notes/edit-notes addNote": (by) => addNote(by, id, "Vu."),
    "review/notes/edit-notes editNote": (by) => editNote(by, note, ""),
    "review/notes/edit-notes pinNote": (by) => pinNote(by, note, false),
    "review/duplicates/decide-duplicates dismissDuplicate": (by) =>
      dismissDuplicate(by, id, pair.kept.id),
    "review/duplicates/decide-duplicates confirmDuplicate": (by) =>
      confirmDuplicate(by, id, pair.kept.id, { add: false }),
    "review/duplicates/decide-duplicates undoDuplicate": (by) =>
      undoDuplicate(by, id, pair.kept.id),
  };
}

/** Adds a note by another officer. */
async function createNote({ application }: StaffFixtures): Promise<string> {
  const author = await buildStaff();
  await addNote(author, application.id, "À effacer.");
  const { rows } = await listNotes(author, application.id);
  const found = rows.find(({ words }) => words === "À effacer.");
  if (!found) throw new Error("no note");
  return found.id;
}

/** Adds a view that an officer of Dakar shares with their campus. */
async function createSharedView({ here }: StaffFixtures): Promise<string> {
  const values = { ownerId: here.id, campus: here.campus, name: "À lire", query: "", shared: true };
  const [view] = await db().insert(savedViews).values(values).returning();
  return view?.id ?? "";
}

export function savedViewActions(world: StaffFixtures): StaffActions[] {
  const viewInput = { name: "", isShared: false };
  return [
    {
      permission: "see:application",
      allowed: SAME_CAMPUS,
      actions: {
        "review/list/saved-views listSavedViews": {
          ready: () => createSharedView(world),
          run: async (by, id) => (await listSavedViews(by)).some((view) => view.id === id),
        },
      },
    },
    {
      permission: "see:application",
      // The owner's views, and everybody's for an administrator.
      allowed: ["here", "administrator"],
      actions: {
        "review/list/saved-views updateView": {
          ready: () => createSharedView(world),
          run: (by, id) => updateView(by, id, viewInput),
        },
        "review/list/saved-views deleteView": {
          ready: () => createSharedView(world),
          run: (by, id) => deleteView(by, id),
        },
      },
    },
  ];
}
