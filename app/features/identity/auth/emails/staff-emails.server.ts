import { emailsMessages } from "#app/i18n/emails.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { formatCampusDate } from "../../campus-clock.ts";
import type { TeamRole } from "../../staff/team.ts";
import { type AccountRecipient, enqueueAccountEmail } from "./enqueue-account-email.server.ts";

type InvitationEmail = AccountRecipient & {
  by: string;
  post: TeamRole;
  token: string;
  expiresAt: Date;
};

/** Brings the link of an invitation to the address it is for: who invites, to what, until when. */
export async function enqueueInvitationEmail(
  tx: Database,
  invitation: InvitationEmail,
): Promise<void> {
  const { locale, by: inviterName, post: teamRole, token, expiresAt } = invitation;
  const { subject, text, ignore, action } = emailsMessages[locale].invitation;
  const paragraphs = [
    text(
      inviterName,
      formatTeamRole(locale, teamRole),
      formatCampusDate(locale, expiresAt, teamRole.campus),
    ),
    ignore,
  ];
  const href = getUrl(locale, `/invitation/${token}`);
  await enqueueAccountEmail(tx, invitation, { subject, paragraphs, action, href });
}

/** Tells a member of the staff that somebody changed their part, which signs them out. */
export async function enqueueRoleChangedEmail(
  tx: Database,
  recipient: AccountRecipient,
  { by: changedBy, post: teamRole }: Pick<InvitationEmail, "by" | "post">,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[recipient.locale].postChanged;
  const paragraphs = [text(changedBy, formatTeamRole(recipient.locale, teamRole)), help];
  const href = getUrl(recipient.locale, "/connexion");
  await enqueueAccountEmail(tx, recipient, { subject, paragraphs, action, href });
}

/** A part in the team as a letter says it. */
function formatTeamRole(locale: Locale, { role, campus: campusOrNull }: TeamRole): string {
  const { roles, campus } = emailsMessages[locale].invitation;
  return role === "admissions" ? `${roles[role]}, ${campus[campusOrNull ?? "all"]}` : roles[role];
}

type SecondFactorEvent = "factorSetUp" | "factorReplaced" | "factorTurnedOff" | "factorReset";

/**
 * Tells a member of the staff what was done to their second factor. One that somebody else took away leads
 * to the front door, where another is set up; the others to a new password, in case it was a stranger.
 */
export async function enqueueSecondFactorEmail(
  tx: Database,
  recipient: AccountRecipient,
  event: SecondFactorEvent,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[recipient.locale][event];
  const page = event === "factorReset" ? "/connexion" : "/mot-de-passe-oublie";
  const href = getUrl(recipient.locale, page);
  await enqueueAccountEmail(tx, recipient, { subject, paragraphs: [text, help], action, href });
}

const getUrl = (locale: Locale, path: string) => `${config().origin}${localizePath(locale, path)}`;
