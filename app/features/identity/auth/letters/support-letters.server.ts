import { formatCampusDate, formatNamedTime } from "#app/features/identity/campus-clock.ts";
import { emailsMessages } from "#app/i18n/emails.ts";
import { type Locale, localizePath } from "#app/i18n/locale.ts";
import { config } from "#app/platform/config.server.ts";
import type { Database } from "#app/platform/db/client.server.ts";
import { enqueueAccountLetter, type To } from "./account-letter.server.ts";

/** Tells a candidate that the school keeps them out, and why, in the words of who decided. */
export async function writeSuspension(tx: Database, to: To, reason: string): Promise<void> {
  const { subject, text, because, help, action } = emailsMessages[to.locale].personSuspended;
  const href = hrefOf(to.locale, "/contacts");
  await enqueueAccountLetter(tx, to, {
    ...{ subject, action, href },
    paragraphs: [text, because(reason), help],
  });
}

/** Tells a candidate that they may come in again. */
export async function writeReinstatement(tx: Database, to: To): Promise<void> {
  const { subject, text, action } = emailsMessages[to.locale].personReinstated;
  const href = hrefOf(to.locale, "/connexion");
  await enqueueAccountLetter(tx, to, { subject, paragraphs: [text], action, href });
}

type Seen = { by: string; reason: string; until: Date };

/** Tells a candidate that somebody of the school now sees their area: who, why and until when. */
export async function writeSupportView(tx: Database, to: To, seen: Seen): Promise<void> {
  const { locale } = to;
  const { subject, text, because, limits, help, action } = emailsMessages[locale].supportView;
  const { by, reason, until } = seen;
  const href = hrefOf(locale, "/espace-etudiant/compte");
  await enqueueAccountLetter(tx, to, {
    ...{ subject, action, href },
    paragraphs: [
      text(by, formatCampusDate(locale, until, null), formatNamedTime(locale, until, null)),
      because(reason),
      limits,
      help,
    ],
  });
}

const hrefOf = (locale: Locale, path: string) => `${config().origin}${localizePath(locale, path)}`;
