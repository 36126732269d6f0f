import { useEffect } from "react";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import { addToBasket } from "#app/features/admissions/basket/basket.server.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { listUniversities } from "#app/features/catalogue/course.server.ts";
import { SEARCH_MAX_LENGTH } from "#app/features/catalogue/course.ts";
import { courseSelectionMessages } from "#app/features/catalogue/messages/course-selection.ts";
import { createAttemptId } from "#app/http/attempt-id.server.ts";
import { parseForm } from "#app/http/parse-form.server.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { invalidFormResponse, redirectTo, requireFound } from "#app/http/responses.server.ts";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { basketIntentSchema } from "../shell/application-forms.server.ts";
import { APPLICATION_PATH, BASKET_PATH } from "../shell/application-paths.ts";
import { mirrorBasket } from "../shell/mirror-basket.server.ts";
import { requireOwnDraft } from "../shell/own-application.server.ts";
import { PageHead } from "../shell/page-head.tsx";
import { getSavedAt } from "../shell/saved-at.ts";
import type { Route } from "./+types/route";
import { AddedToast } from "./added-toast.tsx";
import { BasketRefusalNotice, REFUSAL_ID } from "./basket-refusal-notice.tsx";
import { CatalogueCount } from "./catalogue-count.tsx";
import { CatalogueSearch } from "./catalogue-search.tsx";
import { UniversityBlock } from "./university-block.tsx";
import { UniversityChips } from "./university-chips.tsx";
import { useCatalogueSearch } from "./use-catalogue-search.ts";

export const middleware: Route.MiddlewareFunction[] = [mirrorBasket];

/** The courses that the candidate may add to their own draft. */
export async function loader(args: Route.LoaderArgs) {
  const { application, locale } = await requireOwnDraft(args);
  const urlQuery = getQuery(args.request);
  const query = urlQuery.text("q", SEARCH_MAX_LENGTH);
  return {
    query,
    university: urlQuery.text("universite", 60) || null,
    all: await listUniversities(locale),
    chosen: application.basket.map((choice) => choice.courseId),
    savedAt: getSavedAt(application),
    attempt: createAttemptId(),
  };
}

/** Adds a course to the basket of the candidate's own draft. */
export async function action(args: Route.ActionArgs) {
  const { actor, locale } = await requireOwnDraft(args);
  const form = await parseForm(args.request, basketIntentSchema);
  if (!form.ok) return invalidFormResponse(form.errors, form.submitted);
  const { course, attempt } = form.values;
  const result = requireFound(await addToBasket(actor, course, locale, { attempt }));
  if (!result.ok && result.reason === "application-submitted")
    return redirectTo(args.request, APPLICATION_PATH);
  return result;
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function CataloguePage({ loaderData, actionData }: Route.ComponentProps) {
  const result = useActionResult(actionData);
  const { query, chosen, savedAt, attempt } = loaderData;
  const { submitted, setTyped, searched, only, counts, universities } =
    useCatalogueSearch(loaderData);
  const t = useMessages(applicationMessages);
  const { catalogue } = useMessages(courseSelectionMessages);
  const path = usePath();
  const foundCount = universities.reduce((sum, { courses }) => sum + courses.length, 0);
  useCloseDialogOnResult(result);
  return (
    <>
      <PageHead
        title={catalogue.title}
        back={{ to: path(BASKET_PATH), label: t.backToBasket }}
        savedAt={savedAt}
      />
      <BasketRefusalNotice result={result} />
      <div className="catalogue-filters">
        <CatalogueSearch query={query} submitted={submitted} onType={setTyped} />
        <UniversityChips query={searched} selectedId={only} counts={counts} />
      </div>
      <CatalogueCount
        foundCount={foundCount}
        inBasket={chosen.length}
        onClear={() => setTyped(null)}
      />
      {universities.map((university) => (
        <UniversityBlock
          key={university.id}
          university={university}
          chosen={chosen}
          attempt={attempt}
        />
      ))}
      <p className="small-text muted disclaimer">{catalogue.disclaimer}</p>
      <AddedToast result={result} />
    </>
  );
}

/** Closes the dialog whose form was submitted; a refusal takes the focus at the top of the page. */
function useCloseDialogOnResult(result: unknown) {
  useEffect(() => {
    if (!result) return;
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    document.getElementById(REFUSAL_ID)?.focus();
  }, [result]);
}
