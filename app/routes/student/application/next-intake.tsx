import { Form, Link } from "react-router";
import {
  findNextIntake,
  startNextApplication,
} from "#app/features/admissions/start-next-application.server.ts";
import { goTo, orNotFound, refused } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { intakeMessages } from "#app/i18n/intake.ts";
import { localeOf } from "#app/i18n/locale.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { STORE_AWAY } from "#app/lib/store-away.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/next-intake";
import { ROOT } from "./frame/addresses.ts";
import { PageHead } from "./frame/page-head.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = await findNextIntake(context.get(actorContext));
  if (!next) throw goTo(request, ROOT);
  const french = localeOf(new URL(request.url).pathname) === "fr";
  return { name: french ? next.nameFr : next.nameEn };
}

export async function action({ request, context }: Route.ActionArgs) {
  const started = orNotFound(await startNextApplication(context.get(actorContext)));
  if (!started.ok && started.reason === STORE_AWAY) return refused(started);
  // Begun already in another page, or closed meanwhile: the overview says which.
  const left = started.ok ? started.left : 0;
  return goTo(request, left > 0 ? `${ROOT}?sans=${left}` : ROOT);
}

export default function NextIntakePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { name } = loaderData;
  const t = useMessages(intakeMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <>
      <PageHead title={t.nextTitle(name)} lead={t.nextText} tabs={false} />
      <div className="measure-read stack above">
        {answer && (
          <AnswerBox answer={answer}>
            <Notice tone="warn">
              {formSentenceOf(locale, answer.reason, { [STORE_AWAY]: t.nextFilesAway })}
            </Notice>
          </AnswerBox>
        )}
        <p>{t.nextAgain}</p>
        <p>{t.nextKept}</p>
        <Form className="actions" method="post">
          <Button type="submit">{t.nextAct}</Button>
          <Link className="link-button" to={path(ROOT)}>
            {t.back}
          </Link>
        </Form>
      </div>
    </>
  );
}
