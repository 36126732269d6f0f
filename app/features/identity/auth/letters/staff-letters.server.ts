import { emailsMessages } from "#app/i18n/emails.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { formatCampusDate } from "../../campus-clock.ts";
import type { Post } from "../../staff/team.ts";
import { enqueueAccountLetter, type To } from "./account-letter.server.ts";

type Invited = To & { by: string; post: Post; token: string; until: Date };

/** Brings the link of an invitation to the address it is for: who invites, to what, until when. */
export async function letterOfInvitation(tx: Database, invited: Invited): Promise<void> {
  const { locale, by, post, token, until } = invited;
  const { subject, text, ignore, action } = emailsMessages[locale].invitation;
  const paragraphs = [
    text(by, inWords(locale, post), formatCampusDate(locale, until, post.campus)),
    ignore,
  ];
  const href = hrefOf(locale, `/invitation/${token}`);
  await enqueueAccountLetter(tx, invited, { subject, paragraphs, action, href });
}

/** Tells a member of the staff that somebody changed their part, which signs them out. */
export async function letterOfPost(
  tx: Database,
  to: To,
  { by, post }: Pick<Invited, "by" | "post">,
): Promise<void> {
  const { subject, text, help, action } = emailsMessages[to.locale].postChanged;
  const paragraphs = [text(by, inWords(to.locale, post)), help];
  const href = hrefOf(to.locale, "/connexion");
  await enqueueAccountLetter(tx, to, { subject, paragraphs, action, href });
}

/** A part in the team as a letter says it. */
function inWords(locale: Locale, { role, campus: place }: Post): string {
  const { roles, campus } = emailsMessages[locale].invitation;
  return role === "admissions" ? `${roles[role]}, ${campus[place ?? "all"]}` : roles[role];
}

type FactorNews = "factorSetUp" | "factorReplaced" | "factorTurnedOff" | "factorReset";

/**
 * Tells a member of the staff what was done to their second factor. One that somebody else took away leads
 * to the front door, where another is set up; the others to a new password, in case it was a stranger.
 */
export async function letterOfFactor(tx: Database, to: To, news: FactorNews): Promise<void> {
  const { subject, text, help, action } = emailsMessages[to.locale][news];
  const page = news === "factorReset" ? "/connexion" : "/mot-de-passe-oublie";
  const href = hrefOf(to.locale, page);
  await enqueueAccountLetter(tx, to, { subject, paragraphs: [text, help], action, href });
}

const hrefOf = (locale: Locale, path: string) => `${config().origin}${localizePath(locale, path)}`;
