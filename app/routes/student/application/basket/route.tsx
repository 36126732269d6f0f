import { useEffect } from "react";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import {
  addToBasket,
  moveInBasket,
  removeFromBasket,
} from "#app/features/admissions/basket/basket.server.ts";
import { MAX_BASKET_COURSES } from "#app/features/admissions/basket/basket.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { applicationOverviewMessages } from "#app/features/admissions/messages/application-overview.ts";
import { getCourse, listUniversities } from "#app/features/catalogue/course.server.ts";
import { isOpen } from "#app/features/catalogue/course.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Meter } from "#app/ui/meter.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { BasketRefusalNotice } from "../catalogue/basket-refusal-notice.tsx";
import { basketIntentSchema } from "../shell/application-forms.server.ts";
import { APPLICATION_PATH, CATALOGUE_PATH, SUMMARY_PATH } from "../shell/application-paths.ts";
import { HelpLine } from "../shell/help-line.tsx";
import { mirrorBasket } from "../shell/mirror-basket.server.ts";
import { type OwnApplication, requireOwnDraft } from "../shell/own-application.server.ts";
import { PageHead } from "../shell/page-head.tsx";
import { getSavedAt } from "../shell/saved-at.ts";
import type { Route } from "./+types/route";
import { BasketTable } from "./basket-table.tsx";
import { RemovedCourseToast } from "./removed-course-toast.tsx";

export const middleware: Route.MiddlewareFunction[] = [mirrorBasket];

/** The basket of the candidate's own draft. */
export async function loader(args: Route.LoaderArgs) {
  const { application, locale } = await requireOwnDraft(args);
  const universities = await listUniversities(locale);
  const lines = application.basket.map((choice) => {
    const university = universities.find(({ courses }) =>
      courses.some(({ id }) => id === choice.courseId),
    );
    const { courseId, name, universityName, availability } = choice;
    return {
      courseId,
      name,
      universityName,
      availability,
      city: university?.city,
      province: university?.province,
    };
  });
  return { lines, savedAt: getSavedAt(application) };
}

/** Changes the basket of the candidate's own draft. */
export async function action(args: Route.ActionArgs) {
  const ownApplication = await requireOwnDraft(args);
  const form = await parseForm(args.request, basketIntentSchema);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const result = requireFound(await applyIntent(ownApplication, form.values));
  if ("reason" in result && result.reason === "application-submitted")
    return redirectTo(args.request, APPLICATION_PATH);
  return result;
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

type BasketFormValues = { intent: string; course: string; rank?: number; attempt?: string };

async function applyIntent(
  { actor, application, locale }: OwnApplication,
  { intent, course, rank, attempt }: BasketFormValues,
) {
  if (intent === "add") return addToBasket(actor, course, locale, { attempt });
  if (intent === "restore") {
    const result = await addToBasket(actor, course, locale, { rank });
    return result?.ok ? { ...result, restored: { course } } : result;
  }
  if (intent !== "remove")
    return withMove(
      await moveInBasket(actor, course, intent === "up" ? "up" : "down", rank),
      intent,
      course,
    );
  const index = application.basket.findIndex((choice) => choice.courseId === course);
  const removed = await removeFromBasket(actor, course);
  // A repeated submit still returns the position that the page showed, so that the removal can be undone.
  const place = index < 0 ? rank : index + 1;
  const { name } = application.basket[index] ?? (await getCourse(locale, course)) ?? {};
  return removed?.ok && name && place
    ? { ...removed, removed: { course, name, rank: place } }
    : removed;
}

function withMove<T extends { ok: boolean } | null>(result: T, direction: string, course: string) {
  return result?.ok ? { ...result, moved: { course, direction } } : result;
}

export default function BasketPage({
  loaderData: { lines, savedAt },
  actionData,
}: Route.ComponentProps) {
  const result = useActionResult(actionData);
  const t = useMessages(applicationMessages);
  const path = usePath();
  return (
    <>
      <PageHead
        title={t.sections.basket}
        back={{ to: path(APPLICATION_PATH), label: t.back }}
        savedAt={savedAt}
      />
      <BasketRefusalNotice result={result} />
      {lines.length === 0 ? (
        <EmptyBasket result={result} />
      ) : (
        <FullBasket lines={lines} result={result} />
      )}
      <HelpLine />
      <RemovedCourseToast result={result} />
    </>
  );
}

const ADD_FIRST = "add-first";
type Lines = Route.ComponentProps["loaderData"]["lines"];
type BasketResult = Route.ComponentProps["actionData"];

function FullBasket({ lines, result }: { lines: Lines; result: BasketResult }) {
  const t = useMessages(applicationMessages);
  const { missing } = useMessages(applicationOverviewMessages);
  const { basket } = useMessages(courseSelectionMessages);
  const path = usePath();
  const count = basket.count(lines.length, MAX_BASKET_COURSES);
  return (
    <>
      <div className="block-head basket-head">
        <div>
          <p className="muted">{basket.intro}</p>
          <Meter value={lines.length} max={MAX_BASKET_COURSES} valueText={count} />
        </div>
        <ButtonLink variant="secondary" size="small" to={path(CATALOGUE_PATH)}>
          <Icon name="plus" />
          {basket.add}
        </ButtonLink>
      </div>
      {!lines.every(isOpen) && (
        <Notice tone="warn" title={missing["choice-unavailable"]}>
          {basket.unavailable}
        </Notice>
      )}
      <BasketTable lines={lines} result={result} />
      <p className="small-text muted disclaimer">{basket.disclaimer}</p>
      <div className="actions">
        <ButtonLink to={path(SUMMARY_PATH)}>{t.continue}</ButtonLink>
        <ButtonLink variant="link" to={path(APPLICATION_PATH)}>
          {t.returnTo}
        </ButtonLink>
      </div>
    </>
  );
}

/** After the last programme is removed its button is gone, so the focus moves to the add button. */
function EmptyBasket({ result }: { result: BasketResult }) {
  const { basket } = useMessages(courseSelectionMessages);
  const path = usePath();
  const wasRemoved = Boolean(result && "removed" in result);
  useEffect(() => {
    if (wasRemoved) document.getElementById(ADD_FIRST)?.focus();
  }, [wasRemoved]);
  return (
    <div className="card card-leaf empty-state">
      <h2>{basket.empty}</h2>
      <p className="muted">{basket.emptyText(MAX_BASKET_COURSES)}</p>
      <ButtonLink id={ADD_FIRST} to={path(CATALOGUE_PATH)}>
        {basket.add}
      </ButtonLink>
    </div>
  );
}
