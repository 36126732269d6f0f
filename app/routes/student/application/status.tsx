import { Link } from "react-router";
import { goTo } from "#app/http/answer.server.ts";
import { applicationWords } from "#app/i18n/application.ts";
import { formatDate } from "#app/i18n/format.ts";
import { receiptWords } from "#app/i18n/receipt.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/status";
import { MESSAGES, RECEIPT, ROOT, SUMMARY } from "./frame/addresses.ts";
import { HelpLine } from "./frame/help-line.tsx";
import { ownApplication } from "./frame/own.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { Receipt } from "./status/receipt.tsx";
import { TrackedChoice } from "./status/tracked-choice.tsx";
import { WhatNext } from "./status/what-next.tsx";

export async function loader(args: Route.LoaderArgs) {
  const own = await ownApplication(args);
  const { number, submittedAt } = own?.application ?? {};
  if (!own || !number || !submittedAt) throw goTo(args.request, ROOT);
  const { actor, application } = own;
  const justSent = new URL(args.request.url).searchParams.has("envoyee");
  return {
    number,
    submittedAt,
    justSent,
    email: "email" in actor ? actor.email : "",
    campus: application.campus,
    choices: application.basket,
  };
}

export default function StatusPage({ loaderData: page }: Route.ComponentProps) {
  return page.justSent ? <JustSent page={page} /> : <Followed page={page} />;
}

type Page = Route.ComponentProps["loaderData"];

function JustSent({ page }: { page: Page }) {
  const { status } = useWords(applicationWords);
  const path = usePath();
  return (
    <div className="measure-read">
      <Receipt page={page} />
      <WhatNext campus={page.campus} choices={page.choices.length} />
      <Notice>
        <p>
          {status.change} <Link to={path(`${MESSAGES}/nouveau`)}>{status.changeLink}</Link>{" "}
          {status.changeEnd}
        </p>
      </Notice>
    </div>
  );
}

function Followed({ page }: { page: Page }) {
  const { status } = useWords(applicationWords);
  const locale = useLocale();
  const path = usePath();
  const { download } = useWords(receiptWords);
  const sentOn = formatDate(locale, page.submittedAt);
  return (
    <>
      <PageHead
        title={status.title}
        caption={status.number(page.number, sentOn)}
        lead={status.lead}
        tabs={false}
      />
      <p className="row above-small">
        <Link className="link-button" to={path(SUMMARY)}>
          {status.see}
        </Link>
        <a className="link-button" href={path(RECEIPT)} download>
          {download}
        </a>
      </p>
      <section className="block">
        <h2>{status.choices}</h2>
        <ol className="tracked-choices">
          {page.choices.map((choice) => (
            <TrackedChoice key={choice.id} choice={choice} submittedAt={page.submittedAt} />
          ))}
        </ol>
      </section>
      <HelpLine />
    </>
  );
}
