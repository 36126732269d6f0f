import { providerIds } from "#app/features/identity/sign-in/provider.ts";
import type { HelpedPerson } from "#app/features/identity/support/helped-person.server.ts";
import { accountWords } from "#app/i18n/account.ts";
import { peopleWords } from "#app/i18n/people.ts";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { useClock } from "../frame/use-clock.ts";

type AccountPanelProps = { person: HelpedPerson; mark: "bounce" | "complaint" | null };

/** What is known of an account that helps its owner to come in: no secret, and nothing of their answers. */
export function AccountPanel({ person, mark }: AccountPanelProps) {
  const words = useWords(peopleWords);
  const clock = useClock();
  const day = clock.date;
  const email = (
    <>
      {person.email}{" "}
      <Tag tone={person.emailVerified ? "ok" : "warn"}>
        {person.emailVerified ? words.verified : words.unverified}
      </Tag>
      {mark && <small className="tiny-text warning-text">{words.marked[mark]}</small>}
    </>
  );
  const last = person.lastSignInAt;
  const rows = [
    { label: words.email, value: email },
    { label: words.phone, value: person.phone && <span className="figures">{person.phone}</span> },
    { label: words.ways, value: <Ways person={person} /> },
    {
      label: words.lastSignIn,
      value: last ? `${day(last)}, ${clock.time(last)}` : words.noSignIn,
    },
    { label: words.language, value: words.languages[person.locale] },
    { label: words.created, value: day(person.createdAt) },
  ];
  return (
    <section className="panel" aria-labelledby="account-title">
      <h2 id="account-title">{words.account}</h2>
      {person.closesAt && <p className="warning-text">{words.closes(day(person.closesAt))}</p>}
      <SummaryList rows={rows} notGiven={words.noPhone} look="dense" />
    </section>
  );
}

function Ways({ person: { ways } }: { person: HelpedPerson }) {
  const words = useWords(peopleWords);
  const { providers } = useWords(accountWords);
  const named = providerIds.filter((id) => ways.providers[id]).map((id) => providers[id]);
  const all = [...(ways.password ? [words.password] : []), ...named];
  return all.length > 0 ? all.join(", ") : words.noWay;
}
