import { loadApplication } from "#app/features/admissions/application.server.ts";
import { listCorrections } from "#app/features/admissions/corrections/corrections-shown.server.ts";
import { openFile } from "#app/features/admissions/open-file.server.ts";
import { openEvent } from "#app/features/decisions/interview/interview-calendar.server.ts";
import { openAnswerFile } from "#app/features/decisions/offer/open-answer.server.ts";
import { listOfficers } from "#app/features/identity/staff/officers.server.ts";
import { buildStaff } from "#app/features/identity/testing.ts";
import { foretell, foretellLast, officerMessage } from "#app/features/notices/departure.server.ts";
import { assign, chargeOf } from "#app/features/review/assignment.server.ts";
import { checkTheme } from "#app/features/review/checklist.server.ts";
import {
  followOne,
  sayDifferent,
  undoDouble,
} from "#app/features/review/doubles/doubles.server.ts";
import { doublesFor } from "#app/features/review/doubles/doubles-shown.server.ts";
import { chargesOf, handOver } from "#app/features/review/handover.server.ts";
import { countByState, listApplicationsFor } from "#app/features/review/list/list.server.ts";
import { chosenIn } from "#app/features/review/list/several.server.ts";
import { takeList } from "#app/features/review/list/taken.server.ts";
import {
  changeView,
  listViews,
  removeView,
  saveView,
} from "#app/features/review/list/views.server.ts";
import { wantedOf } from "#app/features/review/list/wanted.ts";
import { addNote, editNote, pinNote, removeNote } from "#app/features/review/notes/notes.server.ts";
import { listNotes } from "#app/features/review/notes/notes-shown.server.ts";
import { getApplicationFor, mayOpen } from "#app/features/review/opened.server.ts";
import { listParts } from "#app/features/review/parts.server.ts";
import { revealPassport } from "#app/features/review/passport.server.ts";
import { progressOf } from "#app/features/review/progress.server.ts";
import { countWaiting } from "#app/features/review/waiting.server.ts";
import { Query } from "#app/lib/query.ts";
import { db } from "#app/platform/db/client.server.ts";
import { savedViews } from "#app/platform/db/schema/review.ts";
import { type Acts, ADMINISTRATORS, NEAR, OFFICERS } from "./act.ts";
import type { World } from "./world.ts";

const everything = wantedOf(new Query(""));

/** The staff's work on what was sent. */
export function applicationActs(world: World): Acts[] {
  return [
    { permission: "see:application", who: NEAR, acts: seen(world) },
    { permission: "see:application", who: OFFICERS, acts: own(world) },
    { permission: "decide:application", who: NEAR, acts: worked(world) },
    {
      permission: "remove:note",
      who: ADMINISTRATORS,
      acts: {
        "review/notes/notes removeNote": {
          ready: () => noteOf(world),
          act: async (by, id) => (await removeNote(by, id))?.ok === true,
        },
      },
    },
    {
      permission: "manage:people",
      who: ADMINISTRATORS,
      acts: {
        "review/handover chargesOf": async (by) => (await chargesOf(by, world.here.id)) !== null,
        "review/handover handOver": (by) => handOver(by, world.colleague.id, null),
      },
    },
  ];
}

function seen({ application, answered, asked, invited, pair }: World): Acts["acts"] {
  const { id, fileId } = application;
  const ticked = new Query(`dossier=${id}`);
  return {
    "review/opened mayOpen": (by) => mayOpen(by, id),
    "review/opened getApplicationFor": (by) => getApplicationFor(by, id, "fr"),
    "admissions/application loadApplication": (by) => loadApplication(by, id, "fr"),
    "admissions/corrections/corrections-shown listCorrections": (by) =>
      listCorrections(by, asked.reopened, "fr"),
    "admissions/open-file openFile": (by) => openFile(by, fileId),
    "decisions/offer/open-answer openAnswerFile": (by) => openAnswerFile(by, answered.fileId),
    "decisions/interview/interview-calendar openEvent": (by) => openEvent(by, invited.interview),
    "review/notes/notes-shown listNotes": async (by) => (await listNotes(by, id)).total,
    "review/doubles/doubles-shown doublesFor": async (by) =>
      (await doublesFor(by, pair.kept.id)).suspects,
    "review/list/list listApplicationsFor": async (by) =>
      (await listApplicationsFor(by, everything)).rows,
    "review/list/list countByState": (by) => countByState(by),
    "review/list/several chosenIn": async (by) => (await chosenIn(by, ticked)).ok,
  };
}

/** What an officer of any campus has, and of their own campus alone where there are rows. */
function own({ application, asked }: World): Acts["acts"] {
  const recipient = { personId: application.candidate.id, campus: "senegal" as const };
  const params = new Query("");
  return {
    "review/list/taken takeList": (by) => takeList(by, everything, "csv", "fr"),
    "review/list/views saveView": (by) => saveView(by, params, { name: "", shared: false }),
    "review/progress progressOf": (by) => progressOf(by, null, "fr"),
    "review/waiting countWaiting": (by) => countWaiting(by),
    "review/parts listParts": async (by) => (await listParts(by, "fr")).officers,
    "review/assignment chargeOf": async (by) => (await chargeOf(by, application.id)).officers,
    "notices/departure foretell": (by) => foretell(by, "fr", officerMessage, recipient),
    "notices/departure foretellLast": (by) => foretellLast(by, "fr", asked.candidate.id),
    "identity/staff/officers listOfficers": (by) => listOfficers(by, "see:application"),
  };
}

function worked({ here, application, pair }: World): Acts["acts"] {
  const { id, note } = application;
  const looked = { theme: "identity", state: "verified", words: undefined, version: 99 };
  return {
    "review/assignment assign": (by) => assign(by, [id], here.id),
    "review/checklist checkTheme": (by) => checkTheme(by, id, looked),
    "review/passport revealPassport": (by) => revealPassport(by, pair.kept.id),
    "review/notes/notes addNote": (by) => addNote(by, id, "Vu."),
    "review/notes/notes editNote": (by) => editNote(by, note, ""),
    "review/notes/notes pinNote": (by) => pinNote(by, note, false),
    "review/doubles/doubles sayDifferent": (by) => sayDifferent(by, id, pair.kept.id),
    "review/doubles/doubles followOne": (by) => followOne(by, id, pair.kept.id, { add: false }),
    "review/doubles/doubles undoDouble": (by) => undoDouble(by, id, pair.kept.id),
  };
}

/** A note of another officer. */
async function noteOf({ application }: World): Promise<string> {
  const author = await buildStaff();
  await addNote(author, application.id, "À effacer.");
  const { rows } = await listNotes(author, application.id);
  const found = rows.find(({ words }) => words === "À effacer.");
  if (!found) throw new Error("no note");
  return found.id;
}

/** A view that an officer of Dakar shares with their campus. */
async function sharedView({ here }: World): Promise<string> {
  const values = { ownerId: here.id, campus: here.campus, name: "À lire", query: "", shared: true };
  const [view] = await db().insert(savedViews).values(values).returning();
  return view?.id ?? "";
}

export function viewActs(world: World): Acts[] {
  const typed = { name: "", shared: false };
  return [
    {
      permission: "see:application",
      who: NEAR,
      acts: {
        "review/list/views listViews": {
          ready: () => sharedView(world),
          act: async (by, id) => (await listViews(by)).some((view) => view.id === id),
        },
      },
    },
    {
      permission: "see:application",
      // One's own, and everybody's for an administrator.
      who: ["here", "administrator"],
      acts: {
        "review/list/views changeView": {
          ready: () => sharedView(world),
          act: (by, id) => changeView(by, id, typed),
        },
        "review/list/views removeView": {
          ready: () => sharedView(world),
          act: (by, id) => removeView(by, id),
        },
      },
    },
  ];
}
