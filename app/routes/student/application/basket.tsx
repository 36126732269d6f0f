import { useEffect } from "react";
import {
  addToBasket,
  moveInBasket,
  removeFromBasket,
} from "#app/features/admissions/basket/basket.server.ts";
import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import { getCourse, listUniversities } from "#app/features/catalogue/course.server.ts";
import { isOpen } from "#app/features/catalogue/course.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { overviewMessages } from "#app/i18n/overview.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Meter } from "#app/ui/meter.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/basket";
import { BasketTable } from "./basket/basket-table.tsx";
import { RemovedToast } from "./basket/removed-toast.tsx";
import { RefusedNotice } from "./catalogue/refused-notice.tsx";
import { CATALOGUE, ROOT, SUMMARY } from "./frame/addresses.ts";
import { basketIntent } from "./frame/forms.server.ts";
import { HelpLine } from "./frame/help-line.tsx";
import { mirrorBasket } from "./frame/mirror-basket.server.ts";
import { type Own, ownDraft } from "./frame/own.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { savedAtOf } from "./frame/saved-at.ts";

export const middleware: Route.MiddlewareFunction[] = [mirrorBasket];

export async function loader(args: Route.LoaderArgs) {
  const { application, locale } = await ownDraft(args);
  const universities = await listUniversities(locale);
  const lines = application.basket.map((choice) => {
    const home = universities.find(({ courses }) =>
      courses.some(({ id }) => id === choice.courseId),
    );
    const { courseId, name, universityName, availability } = choice;
    return {
      courseId,
      name,
      universityName,
      availability,
      city: home?.city,
      province: home?.province,
    };
  });
  return { lines, savedAt: savedAtOf(application) };
}

export async function action(args: Route.ActionArgs) {
  const own = await ownDraft(args);
  const form = await parseForm(args.request, basketIntent);
  if (!form.ok) return invalid(form.errors, form.typed);
  const done = orNotFound(await act(own, form.values));
  if ("reason" in done && done.reason === "application-submitted") return goTo(args.request, ROOT);
  return done;
}

type Values = { intent: string; course: string; rank?: number; attempt?: string };

async function act({ actor, application, locale }: Own, { intent, course, rank, attempt }: Values) {
  if (intent === "add") return addToBasket(actor, course, locale, { attempt });
  if (intent === "restore") {
    const back = await addToBasket(actor, course, locale, { rank });
    return back?.ok ? { ...back, restored: { course } } : back;
  }
  if (intent !== "remove")
    return moved(
      await moveInBasket(actor, course, intent === "up" ? "up" : "down", rank),
      intent,
      course,
    );
  const index = application.basket.findIndex((choice) => choice.courseId === course);
  const removed = await removeFromBasket(actor, course);
  // Sent twice, it can still come back, to the place where the page showed it.
  const place = index < 0 ? rank : index + 1;
  const { name } = application.basket[index] ?? (await getCourse(locale, course)) ?? {};
  return removed?.ok && name && place
    ? { ...removed, removed: { course, name, rank: place } }
    : removed;
}

function moved<T extends { ok: boolean } | null>(done: T, way: string, course: string) {
  return done?.ok ? { ...done, moved: { course, way } } : done;
}

export default function BasketPage({
  loaderData: { lines, savedAt },
  actionData,
}: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const t = useMessages(applicationMessages);
  const path = usePath();
  return (
    <>
      <PageHead
        title={t.sections.basket}
        back={{ to: path(ROOT), label: t.back }}
        savedAt={savedAt}
      />
      <RefusedNotice answer={answer} />
      {lines.length === 0 ? (
        <EmptyBasket answer={answer} />
      ) : (
        <FullBasket lines={lines} answer={answer} />
      )}
      <HelpLine />
      <RemovedToast answer={answer} />
    </>
  );
}

const ADD_FIRST = "add-first";
type Lines = Route.ComponentProps["loaderData"]["lines"];
type Answer = Route.ComponentProps["actionData"];

function FullBasket({ lines, answer }: { lines: Lines; answer: Answer }) {
  const t = useMessages(applicationMessages);
  const { missing } = useMessages(overviewMessages);
  const { basket } = useMessages(choosingMessages);
  const path = usePath();
  const count = basket.count(lines.length, MAX_BASKET_COURSES);
  return (
    <>
      <div className="block-head basket-head">
        <div>
          <p className="muted">{basket.intro}</p>
          <Meter value={lines.length} max={MAX_BASKET_COURSES} words={count} />
        </div>
        <ButtonLink variant="secondary" small to={path(CATALOGUE)}>
          <Icon name="plus" />
          {basket.add}
        </ButtonLink>
      </div>
      {!lines.every(isOpen) && (
        <Notice tone="warn" title={missing["choice-unavailable"]}>
          {basket.unavailable}
        </Notice>
      )}
      <BasketTable lines={lines} answer={answer} />
      <p className="small-text muted disclaimer">{basket.disclaimer}</p>
      <div className="actions">
        <ButtonLink to={path(SUMMARY)}>{t.continue}</ButtonLink>
        <ButtonLink variant="link" to={path(ROOT)}>
          {t.returnTo}
        </ButtonLink>
      </div>
    </>
  );
}

/** The last formation was taken out, and its button with it: the focus goes to the way to another. */
function EmptyBasket({ answer }: { answer: Answer }) {
  const { basket } = useMessages(choosingMessages);
  const path = usePath();
  const removed = Boolean(answer && "removed" in answer);
  useEffect(() => {
    if (removed) document.getElementById(ADD_FIRST)?.focus();
  }, [removed]);
  return (
    <div className="card card-leaf empty-state">
      <h2>{basket.empty}</h2>
      <p className="muted">{basket.emptyText(MAX_BASKET_COURSES)}</p>
      <ButtonLink id={ADD_FIRST} to={path(CATALOGUE)}>
        {basket.add}
      </ButtonLink>
    </div>
  );
}
