import { type NoticeKind, noticeKinds } from "#app/features/identity/notice-wishes.ts";
import { type Locale, pathIn } from "#app/i18n/locale.ts";
import { noticesMessages } from "#app/i18n/notices.ts";
import { callName } from "#app/lib/person-name.ts";
import { config } from "#app/platform/config.server.ts";
import type { notices } from "#app/platform/db/schema/notices.ts";
import { writeLink } from "./link.server.ts";

type Notice = typeof notices.$inferSelect;
type Reader = { id: string; email: string; firstName: string; lastName: string; locale: Locale };

const HOME = "/espace-etudiant";

/**
 * The letter of these notices, in the person's language: what there is to open, and where. What is the
 * same thing at the same place is said once.
 */
export function noticeLetter(reader: Reader, left: Notice[]) {
  const { locale, email: to } = reader;
  const t = noticesMessages[locale].letter;
  const places = [...new Map(left.map((notice) => [placeOf(notice), notice])).values()];
  const unsubscribe = stopAddress(reader, left);
  const ends = {
    kind: "notice" as const,
    to,
    locale,
    unsubscribe,
    footer: t.footer,
    fewer: { label: t.fewer, href: unsubscribe },
    events: left.flatMap(({ said }) => said[locale].event ?? []),
  };
  const [only, another] = places;
  if (only && !another) {
    const { subject, text, action } = only.said[locale];
    return {
      ...ends,
      subject,
      title: subject,
      paragraphs: [t.greeting(callName(reader)), text],
      action: { label: action, href: addressIn(locale, only.path) },
    };
  }
  const subject = t.many(places.length);
  return {
    ...ends,
    subject,
    title: subject,
    paragraphs: [t.greeting(callName(reader)), t.manyText],
    list: places.map(({ said, path }) => {
      const { subject, about } = said[locale];
      return {
        label: about ? `${subject} (${about})` : subject,
        href: addressIn(locale, path),
      };
    }),
    action: { label: t.openAll, href: addressIn(locale, HOME) },
  };
}

const placeOf = ({ path, said }: Notice) => `${path} ${said.fr.subject} ${said.fr.text}`;

function stopAddress({ id, locale }: Reader, left: Notice[]): string {
  const told = new Set<NoticeKind>(left.map(({ kind }) => kind));
  const kinds = noticeKinds.filter((kind) => told.has(kind));
  return addressIn(locale, `/courriels/${writeLink({ to: "stop", person: id, kinds })}`);
}

const addressIn = (locale: Locale, path: string) => `${config().origin}${pathIn(locale, path)}`;
