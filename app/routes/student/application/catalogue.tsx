import { useEffect } from "react";
import { addToBasket } from "#app/features/admissions/basket/basket.server.ts";
import { listUniversities } from "#app/features/catalogue/course.server.ts";
import { SEARCH_MAX_LENGTH } from "#app/features/catalogue/course.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { newAttempt } from "#app/http/attempt.server.ts";
import { parseForm } from "#app/http/form.server.ts";
import { queryOf } from "#app/http/query.server.ts";
import { applicationMessages } from "#app/i18n/application.ts";
import { choosingMessages } from "#app/i18n/choosing.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/catalogue";
import { AddedToast } from "./catalogue/added-toast.tsx";
import { CatalogueCount } from "./catalogue/catalogue-count.tsx";
import { CatalogueSearch } from "./catalogue/catalogue-search.tsx";
import { REFUSED, RefusedNotice } from "./catalogue/refused-notice.tsx";
import { UniversityBlock } from "./catalogue/university-block.tsx";
import { UniversityChips } from "./catalogue/university-chips.tsx";
import { useSearch } from "./catalogue/use-search.ts";
import { BASKET, ROOT } from "./frame/addresses.ts";
import { basketIntent } from "./frame/forms.server.ts";
import { mirrorBasket } from "./frame/mirror-basket.server.ts";
import { ownDraft } from "./frame/own.server.ts";
import { PageHead } from "./frame/page-head.tsx";
import { savedAtOf } from "./frame/saved-at.ts";

export const middleware: Route.MiddlewareFunction[] = [mirrorBasket];

export async function loader(args: Route.LoaderArgs) {
  const { application, locale } = await ownDraft(args);
  const asked = queryOf(args.request);
  const query = asked.text("q", SEARCH_MAX_LENGTH);
  return {
    query,
    university: asked.text("universite", 60) || null,
    all: await listUniversities(locale),
    chosen: application.basket.map((choice) => choice.courseId),
    savedAt: savedAtOf(application),
    attempt: newAttempt(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, locale } = await ownDraft(args);
  const form = await parseForm(args.request, basketIntent);
  if (!form.ok) return invalid(form.errors, form.typed);
  const { course, attempt } = form.values;
  const added = orNotFound(await addToBasket(actor, course, locale, { attempt }));
  if (!added.ok && added.reason === "application-submitted") return goTo(args.request, ROOT);
  return added;
}

export default function CataloguePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { query, chosen, savedAt, attempt } = loaderData;
  const { typed, setTyped, searched, only, counts, universities } = useSearch(loaderData);
  const t = useMessages(applicationMessages);
  const { catalogue } = useMessages(choosingMessages);
  const path = usePath();
  const found = universities.reduce((sum, { courses }) => sum + courses.length, 0);
  useClosedDialog(answer);
  return (
    <>
      <PageHead
        title={catalogue.title}
        back={{ to: path(BASKET), label: t.backToBasket }}
        savedAt={savedAt}
      />
      <RefusedNotice answer={answer} />
      <div className="catalogue-filters">
        <CatalogueSearch query={query} typed={typed} onType={setTyped} />
        <UniversityChips query={searched} only={only} counts={counts} />
      </div>
      <CatalogueCount found={found} inBasket={chosen.length} onClear={() => setTyped(null)} />
      {universities.map((university) => (
        <UniversityBlock
          key={university.id}
          university={university}
          chosen={chosen}
          attempt={attempt}
        />
      ))}
      <p className="small-text muted disclaimer">{catalogue.disclaimer}</p>
      <AddedToast answer={answer} />
    </>
  );
}

/** What was asked in a dialog is answered on the page; a refusal, which stands above, is brought in view. */
function useClosedDialog(answer: unknown) {
  useEffect(() => {
    if (!answer) return;
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    document.getElementById(REFUSED)?.focus();
  }, [answer]);
}
