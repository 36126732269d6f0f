import { Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { queryOf } from "#app/http/query.server.ts";
import { statusMessages } from "#app/i18n/status.ts";
import { sendFormOrSay } from "#app/late/drafts/sent-form.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { handOffTo } from "../frame/hand-off.server.ts";
import type { Route } from "./+types/status";
import { MESSAGES } from "./frame/addresses.ts";
import { intakeNewsOf } from "./frame/intake-news.server.ts";
import { mirrorSent } from "./frame/mirror-basket.server.ts";
import { ownSent } from "./frame/own-sent.server.ts";
import { answerOn } from "./status/answering.server.ts";
import { followPageOf } from "./status/follow-page.server.ts";
import { Followed } from "./status/followed.tsx";
import { Receipt } from "./status/receipt.tsx";
import { WhatNext } from "./status/what-next.tsx";

export const handle = { live: "said" as const };

/** What changed meanwhile is read again with the reason why nothing was done. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export const middleware: Route.MiddlewareFunction[] = [mirrorSent];

export async function loader(args: Route.LoaderArgs) {
  const own = await ownSent(args);
  const { actor } = own;
  const asked = queryOf(args.request);
  return {
    ...followPageOf(own),
    handOff: await handOffTo(own.application.campus, own.locale, own.application.number ?? ""),
    news: await intakeNewsOf(actor, own.application, own.locale),
    justSent: asked.has("envoyee"),
    done: asked.text("fait", 40),
    email: "email" in actor ? actor.email : "",
  };
}

export async function action(args: Route.ActionArgs) {
  return answerOn(await ownSent(args), args.request);
}

export const clientAction = (args: Route.ClientActionArgs) => sendFormOrSay(args);

export default function StatusPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  return page.justSent ? <JustSent page={page} /> : <Followed page={page} answer={answer} />;
}

type Page = Route.ComponentProps["loaderData"];

function JustSent({ page }: { page: Page }) {
  const status = useMessages(statusMessages);
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
