import {
  getIntake,
  getNewIntakeDefaults,
  listIntakes,
  removeIntake,
  saveIntake,
} from "#app/features/admissions/intake/intake.server.ts";
import { changeSetting, listSettings } from "#app/features/admissions/intake/settings.server.ts";
import { listUserApplications } from "#app/features/admissions/list-user-applications.server.ts";
import { checkSeals } from "#app/features/audit/check-seals.server.ts";
import { exportJournal, getJournalPage } from "#app/features/audit/journal.server.ts";
import { correctInvitation } from "#app/features/identity/staff/correct-invitation.server.ts";
import {
  cancelInvitation,
  invite,
  listInvitations,
  resendInvitation,
} from "#app/features/identity/staff/invitation.server.ts";
import {
  changePost,
  getMember,
  listTeam,
  reinstateMember,
  resetSecondFactor,
  suspendMember,
} from "#app/features/identity/staff/team.server.ts";
import {
  reinstatePerson,
  sendLetterAgain,
  suspendPerson,
} from "#app/features/identity/support/helped-access.server.ts";
import {
  findPeople,
  getHelpedPerson,
} from "#app/features/identity/support/helped-person.server.ts";
import {
  endSessionsOf,
  listSessionsOf,
} from "#app/features/identity/support/person-sessions.server.ts";
import { beginSupportView } from "#app/features/identity/support/support-view.server.ts";
import { buildPerson, PASSWORD, signedIn } from "#app/features/identity/testing.ts";
import { allowSweep } from "#app/features/installation/allow-sweep.server.ts";
import { takeOverStore } from "#app/features/installation/take-over-store.server.ts";
import { getHealth } from "#app/features/measures/health.server.ts";
import { listMeasures, recordPageView } from "#app/features/measures/measure.server.ts";
import { getUndeliveredEmailsOf } from "#app/features/notifications/undelivered-emails.server.ts";
import { suspendOfficer } from "#app/features/review/hand-over-applications.server.ts";
import { transaction } from "#app/platform/db/client.server.ts";
import { newId } from "#app/platform/ids.ts";
import { addSuppression } from "#app/platform/mail/suppression.server.ts";
import { ADMINISTRATORS, EDITORS, type StaffActions } from "./action.ts";
import type { StaffFixtures } from "./fixtures.ts";

/** The commands about staff accounts, support, settings, measurements and history. */
export async function peopleActions(world: StaffFixtures): Promise<StaffActions[]> {
  await recordPageView({
    ...{ page: "/about", locale: "fr", country: "senegal", connection: "4g" },
    values: { lcp: 1_200 },
  });
  const { person, callerOf, intakeId } = world;
  const nothing = {
    ...{ who: "", party: null, subject: null, subjectId: "", from: null, until: null },
  };
  const which = { name: "consentAge", campus: "senegal" } as const;
  const alone = (
    permission: StaffActions["permission"],
    acts: StaffActions["actions"],
  ): StaffActions => {
    return { permission, allowed: ADMINISTRATORS, actions: acts };
  };
  return [
    alone("manage:people", await teamActions(world)),
    alone("help:people", await supportActions(world)),
    alone("act-as", {
      "identity/support/support-view beginSupportView": (by) =>
        beginSupportView(by, callerOf(by), person.id, ""),
    }),
    alone("manage:intakes", {
      "admissions/intake/intake listIntakes": (by) => listIntakes(by),
      "admissions/intake/intake getIntake": (by) => getIntake(by, intakeId),
      "admissions/intake/intake getNewIntakeDefaults": (by) => getNewIntakeDefaults(by),
      "admissions/intake/intake saveIntake": (by) => saveIntake(by, null, {}),
      "admissions/intake/intake removeIntake": (by) => removeIntake(by, intakeId, "stale"),
    }),
    alone("manage:settings", {
      "admissions/intake/settings listSettings": (by) => listSettings(by),
      "admissions/intake/settings changeSetting": (by) =>
        changeSetting(by, which, { value: "", seen: "" }),
      "installation/allow-sweep allowSweep": (by) => allowSweep(by, 1),
      "installation/take-over-store takeOverStore": (by) => takeOverStore(by),
    }),
    alone("see:history", {
      "audit/journal getJournalPage": (by) => getJournalPage(by, nothing, null),
      "audit/journal exportJournal": (by) => exportJournal(by, nothing),
      "audit/check-seals checkSeals": (by) => checkSeals(by),
    }),
    alone("see:health", { "measures/health getHealth": (by) => getHealth(by) }),
    {
      permission: "see:measures",
      allowed: EDITORS,
      actions: { "measures/measure listMeasures": (by) => listMeasures(by, "page", {}) },
    },
  ];
}

async function teamActions({
  administrator,
  colleague,
}: StaffFixtures): Promise<StaffActions["actions"]> {
  const { id } = colleague;
  const post = { role: "admissions", campus: "senegal" } as const;
  const invited = async (domain = "exemple.test") => {
    const email = `${newId()}@${domain}`;
    await invite(administrator, { ...post, email, locale: "fr" });
    const found = (await listInvitations(administrator)).find((one) => one.email === email);
    return found?.id ?? "";
  };
  await invited();
  const someone = async () =>
    (await buildPerson({ staff: { role: "admissions", campus: "senegal" } })).id;
  const devices: StaffActions["actions"] = {
    "identity/support/person-sessions listSessionsOf": (by) => listSessionsOf(by, id),
    "identity/support/person-sessions endSessionsOf": (by) => endSessionsOf(by, id),
  };
  return {
    ...devices,
    "identity/staff/team listTeam": (by) => listTeam(by),
    "identity/staff/team getMember": (by) => getMember(by, id),
    "identity/staff/team changePost": (by) => changePost(by, id, post),
    "identity/staff/team reinstateMember": (by) => reinstateMember(by, id),
    "identity/staff/team resetSecondFactor": (by) => resetSecondFactor(by, id),
    "identity/staff/team suspendMember": {
      ready: someone,
      act: (by, one) => suspendMember(by, one),
    },
    "review/hand-over-applications suspendOfficer": {
      ready: someone,
      act: (by, one) => suspendOfficer(by, one, "stay"),
    },
    "identity/staff/invitation listInvitations": (by) => listInvitations(by),
    "identity/staff/invitation invite": (by) =>
      invite(by, { ...post, email: colleague.email, locale: "fr" }),
    "identity/staff/invitation resendInvitation": {
      ready: () => invited(),
      act: (by, one) => resendInvitation(by, one),
    },
    "identity/staff/correct-invitation correctInvitation": {
      ready: () => invited("gmial.com"),
      act: (by, one) => correctInvitation(by, one),
    },
    "identity/staff/invitation cancelInvitation": {
      ready: () => invited(),
      act: (by, one) => cancelInvitation(by, one),
    },
  };
}

async function supportActions({
  application,
  person,
  callerOf,
}: StaffFixtures): Promise<StaffActions["actions"]> {
  const { id, email } = person;
  await transaction((tx) => addSuppression(tx, email, { kind: "bounce" }));
  const signed = async () => {
    const fresh = await buildPerson({ password: PASSWORD });
    await signedIn(fresh.email);
    return fresh.id;
  };
  return {
    "identity/support/helped-person findPeople": (by) => findPeople(by, email),
    "identity/support/helped-person getHelpedPerson": (by) => getHelpedPerson(by, id),
    "identity/support/helped-access suspendPerson": (by) => suspendPerson(by, id, ""),
    "identity/support/helped-access reinstatePerson": (by) => reinstatePerson(by, id),
    "identity/support/helped-access sendLetterAgain": (by) =>
      sendLetterAgain(by, callerOf(by), id, "verification"),
    "identity/support/person-sessions listSessionsOf": (by) => listSessionsOf(by, id),
    "identity/support/person-sessions endSessionsOf": {
      ready: signed,
      act: (by, one) => endSessionsOf(by, one),
    },
    "admissions/list-user-applications listUserApplications": (by) =>
      listUserApplications(by, application.candidate.id, "fr"),
    "notifications/undelivered-emails getUndeliveredEmailsOf": async (by) =>
      (await getUndeliveredEmailsOf(by, email)).suppression,
  };
}
