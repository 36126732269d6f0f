import { formatCampusDate } from "#app/features/access/campus-clock.ts";
import type { TeamRole } from "#app/features/access/team.ts";
import { emailsMessages } from "#app/i18n/emails.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { type AccountRecipient, enqueueAccountEmail } from "./enqueue-account-email.server.ts";

type InvitationEmail = AccountRecipient & {
  actorName: string;
  teamRole: TeamRole;
  token: string;
  expiresAt: Date;
};

/** Queues the email with an invitation link, with the inviter, the role and the last day. */
export async function enqueueInvitationEmail(
  tx: Database,
  invitation: InvitationEmail,
): Promise<void> {
  const { locale, actorName: inviterName, teamRole, token, expiresAt } = invitation;
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

/** Queues the email that says that somebody changed the user's role, which signs them out. */
export async function enqueueRoleChangedEmail(
  tx: Database,
  recipient: AccountRecipient,
  { actorName: changedBy, teamRole }: Pick<InvitationEmail, "actorName" | "teamRole">,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[recipient.locale].postChanged;
  const paragraphs = [text(changedBy, formatTeamRole(recipient.locale, teamRole)), help];
  const href = getUrl(recipient.locale, "/connexion");
  await enqueueAccountEmail(tx, recipient, { subject, paragraphs, action, href });
}

/** A role in the team, with its campus, as emails write it. */
function formatTeamRole(locale: Locale, { role, campus: campusOrNull }: TeamRole): string {
  const { roles, campus } = emailsMessages[locale].invitation;
  return role === "admissions" ? `${roles[role]}, ${campus[campusOrNull ?? "all"]}` : roles[role];
}

type SecondFactorEvent = "factorSetUp" | "factorReplaced" | "factorTurnedOff" | "factorReset";

/**
 * Queues the email about a change of a second factor. After a reset by somebody else it links to the sign-in page,
 * where a new one is set up; otherwise to the password reset, in case a stranger did it.
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
