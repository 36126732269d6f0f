import { accountMessages } from "#app/features/accounts/messages/account.ts";
import { providerIds } from "#app/features/auth/sign-in/provider.ts";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import type { CandidateAccount } from "#app/features/staff/support/candidate-account.server.ts";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { useClock } from "../shell/use-clock.ts";

type AccountPanelProps = { person: CandidateAccount; suppression: "bounce" | "complaint" | null };

/** The account data that help its owner to sign in: no secrets, and no answers of applications. */
export function AccountPanel({ person, suppression }: AccountPanelProps) {
  const t = useMessages(accountSupportMessages);
  const clock = useClock();
  const formatDay = clock.date;
  const email = (
    <>
      {person.email}{" "}
      <Tag tone={person.emailVerified ? "ok" : "warn"}>
        {person.emailVerified ? t.verified : t.unverified}
      </Tag>
      {suppression && (
        <small className="tiny-text warning-text">{t.suppression[suppression]}</small>
      )}
    </>
  );
  const last = person.lastSignInAt;
  const rows = [
    { label: t.email, value: email },
    { label: t.phone, value: person.phone && <span className="numbers">{person.phone}</span> },
    { label: t.signInMethods, value: <SignInMethods person={person} /> },
    {
      label: t.lastSignIn,
      value: last ? `${formatDay(last)}, ${clock.time(last)}` : t.noSignIn,
    },
    { label: t.language, value: t.languages[person.locale] },
    { label: t.created, value: formatDay(person.createdAt) },
  ];
  return (
    <section className="panel" aria-labelledby="account-title">
      <h2 id="account-title">{t.account}</h2>
      {person.closesAt && <p className="warning-text">{t.closes(formatDay(person.closesAt))}</p>}
      <SummaryList rows={rows} notGiven={t.noPhone} look="dense" />
    </section>
  );
}

function SignInMethods({ person: { signInMethods } }: { person: CandidateAccount }) {
  const t = useMessages(accountSupportMessages);
  const { providers } = useMessages(accountMessages);
  const providerNames = providerIds
    .filter((id) => signInMethods.providers[id])
    .map((id) => providers[id]);
  const all = [...(signInMethods.hasPassword ? [t.password] : []), ...providerNames];
  return all.length > 0 ? all.join(", ") : t.noSignInMethod;
}
