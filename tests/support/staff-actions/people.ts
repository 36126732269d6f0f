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
import { buildUser, signInAs, TEST_PASSWORD } from "#app/features/auth/testing.ts";
import { allowSweep } from "#app/features/installation/allow-sweep.server.ts";
import { takeOverStore } from "#app/features/installation/take-over-store.server.ts";
import { getHealth } from "#app/features/measures/health.server.ts";
import { listMeasures, recordPageView } from "#app/features/measures/measure.server.ts";
import { getUserUndeliveredEmails } from "#app/features/notifications/undelivered-emails.server.ts";
import { suspendOfficer } from "#app/features/review/hand-over-applications.server.ts";
import { correctInvitation } from "#app/features/staff/correct-invitation.server.ts";
import {
  cancelInvitation,
  inviteStaff,
  listPendingInvitations,
  resendInvitation,
} from "#app/features/staff/invite-staff.server.ts";
import {
  reinstateCandidate,
  resendAccountEmail,
  suspendCandidate,
} from "#app/features/staff/support/candidate-access.server.ts";
import {
  getCandidateAccount,
  searchCandidates,
} from "#app/features/staff/support/candidate-account.server.ts";
import { startImpersonation } from "#app/features/staff/support/impersonate.server.ts";
import {
  endUserSessions,
  listUserSessions,
} from "#app/features/staff/support/user-sessions.server.ts";
import {
  changeTeamRole,
  getMember,
  listTeam,
  reinstateMember,
  resetSecondFactor,
  suspendMember,
} from "#app/features/staff/team.server.ts";
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
  const { person, getCaller, intakeId } = world;
  const nothing = {
    ...{ who: "", party: null, subject: null, subjectId: "", from: null, until: null },
  };
  const which = { name: "consentAge", campus: "senegal" } as const;
  const alone = (
    permission: StaffActions["permission"],
    actions: StaffActions["actions"],
  ): StaffActions => {
    return { permission, allowed: ADMINISTRATORS, actions };
  };
  return [
    alone("manage:people", await teamActions(world)),
    alone("help:people", await supportActions(world)),
    alone("impersonate", {
      "staff/support/impersonate startImpersonation": (by) =>
        startImpersonation(by, getCaller(by), person.id, ""),
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
        changeSetting(by, which, { value: "", expectedValue: "" }),
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
    await inviteStaff(administrator, { ...post, email, locale: "fr" });
    const found = (await listPendingInvitations(administrator)).find((one) => one.email === email);
    return found?.id ?? "";
  };
  await invited();
  const someone = async () =>
    (await buildUser({ staff: { role: "admissions", campus: "senegal" } })).id;
  const devices: StaffActions["actions"] = {
    "staff/support/user-sessions listUserSessions": (by) => listUserSessions(by, id),
    "staff/support/user-sessions endUserSessions": (by) => endUserSessions(by, id),
  };
  return {
    ...devices,
    "staff/team listTeam": (by) => listTeam(by),
    "staff/team getMember": (by) => getMember(by, id),
    "staff/team changeTeamRole": (by) => changeTeamRole(by, id, post),
    "staff/team reinstateMember": (by) => reinstateMember(by, id),
    "staff/team resetSecondFactor": (by) => resetSecondFactor(by, id),
    "staff/team suspendMember": {
      ready: someone,
      run: (by, one) => suspendMember(by, one),
    },
    "review/hand-over-applications suspendOfficer": {
      ready: someone,
      run: (by, one) => suspendOfficer(by, one, "stay"),
    },
    "staff/invite-staff listPendingInvitations": (by) => listPendingInvitations(by),
    "staff/invite-staff inviteStaff": (by) =>
      inviteStaff(by, { ...post, email: colleague.email, locale: "fr" }),
    "staff/invite-staff resendInvitation": {
      ready: () => invited(),
      run: (by, one) => resendInvitation(by, one),
    },
    "staff/correct-invitation correctInvitation": {
      ready: () => invited("gmial.com"),
      run: (by, one) => correctInvitation(by, one),
    },
    "staff/invite-staff cancelInvitation": {
      ready: () => invited(),
      run: (by, one) => cancelInvitation(by, one),
    },
  };
}

async function supportActions({
  application,
  person,
  getCaller,
}: StaffFixtures): Promise<StaffActions["actions"]> {
  const { id, email } = person;
  await transaction((tx) => addSuppression(tx, email, { kind: "bounce" }));
  const signed = async () => {
    const fresh = await buildUser({ password: TEST_PASSWORD });
    await signInAs(fresh.email);
    return fresh.id;
  };
  return {
    "staff/support/candidate-account searchCandidates": (by) => searchCandidates(by, email),
    "staff/support/candidate-account getCandidateAccount": (by) => getCandidateAccount(by, id),
    "staff/support/candidate-access suspendCandidate": (by) => suspendCandidate(by, id, ""),
    "staff/support/candidate-access reinstateCandidate": (by) => reinstateCandidate(by, id),
    "staff/support/candidate-access resendAccountEmail": (by) =>
      resendAccountEmail(by, getCaller(by), id, "verification"),
    "staff/support/user-sessions listUserSessions": (by) => listUserSessions(by, id),
    "staff/support/user-sessions endUserSessions": {
      ready: signed,
      run: (by, one) => endUserSessions(by, one),
    },
    "admissions/list-user-applications listUserApplications": (by) =>
      listUserApplications(by, application.candidate.id, "fr"),
    "notifications/undelivered-emails getUserUndeliveredEmails": async (by) =>
      (await getUserUndeliveredEmails(by, email)).suppression,
  };
}
