import { usesOfMedia } from "#app/features/content/media-uses.server.ts";
import { listHistoryOf } from "#app/features/identity/subject-history.server.ts";
import { getMedium, type ToldMedium } from "#app/features/media/library.server.ts";
import { GOOD_WIDTH, titleIn } from "#app/features/media/medium.ts";
import { goTo, invalid, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { sentForm } from "#app/http/form.server.ts";
import { editorWords } from "#app/i18n/editor.ts";
import { locales } from "#app/i18n/locale.ts";
import { mediaWords } from "#app/i18n/media.ts";
import { officeWords } from "#app/i18n/office.ts";
import { fileSize } from "#app/i18n/sending.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import type { Query } from "#app/lib/query.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Refusal, useRefused } from "#app/ui/refusal.tsx";
import { useQuery } from "#app/ui/use-query.ts";
import { useLocale, usePath, useWords } from "#app/ui/use-words.ts";
import type { Route } from "./+types/medium";
import { History } from "./application/history/history.tsx";
import { requirePermission } from "./frame/permission.server.ts";
import { Told } from "./frame/told.tsx";
import { act } from "./media/act.server.ts";
import { CaptionsForms, type Taken } from "./media/captions-forms.tsx";
import { DescriptionForm } from "./media/description-form.tsx";
import { EarlierEditions, Removal } from "./media/editions.tsx";
import { FocalForm } from "./media/focal-form.tsx";
import { MadeFiles } from "./media/made-files.tsx";
import { Making } from "./media/making.tsx";
import { MediumTags } from "./media/media-grid.tsx";
import { PeopleForm } from "./media/people-form.tsx";
import { MediumPreview } from "./media/preview.tsx";
import { ReplaceForm } from "./media/replace-form.tsx";
import { UseTable } from "./media/use-table.tsx";

const PAGE = "/administration/medias";

export const handle = { live: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const medium = orNotFound(await getMedium(actor, params.id));
  const uses = (await usesOfMedia(actor))?.get(`${medium.kind}/${medium.name}`) ?? [];
  return { medium, uses, history: await listHistoryOf(actor, { kind: "medium", id: params.id }) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const done = await act({ actor, id: params.id, form: await sentForm(request) });
  if ("errors" in done) return invalid(done.errors, done.typed);
  const page = done.done === "removed" ? PAGE : `${PAGE}/${params.id}`;
  return goTo(request, `${page}?${new URLSearchParams({ fait: done.done, ...done.told })}`);
}

export default function Medium({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { medium, uses, history } = loaderData;
  const words = useWords(mediaWords);
  const { by } = useWords(editorWords);
  const { titled, errorTitled, problem } = useWords(officeWords);
  const path = usePath();
  const refused = useRefused(answer);
  const query = useQuery();
  const fait = query.text("fait", 40);
  const told = !refused.wrong && ownValue<string>(words.done, fait);
  const { kind, edition, shownAs, currentId } = medium;
  const title = titleIn(useLocale(), medium);
  const isOwn = currentId !== null && edition?.id === currentId;
  return (
    <>
      <title>{titled(refused.wrong ? errorTitled(title) : title)}</title>
      <Refusal refused={refused} title={problem} labels={labelsOf(words)} />
      <BackLink to={path(PAGE)}>{words.title}</BackLink>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <Facts medium={medium} />
          <MediumTags medium={{ ...medium, uses: uses.length }} />
        </div>
      </div>
      {told && <Told>{told}</Told>}
      <Making medium={medium} />
      <div className="media-slot">
        {kind === "picture" && isOwn && shownAs ? (
          <FocalForm
            key={`${edition.id} ${edition.focus.x} ${edition.focus.y}`}
            {...{ shownAs, edition }}
          />
        ) : (
          <MediumPreview medium={medium} />
        )}
        <DescriptionForm key={edition?.id} medium={medium} refused={refused} />
        {edition && (
          <PeopleForm
            key={`people ${edition.id}`}
            edition={edition}
            lacksAgreement={medium.lacksAgreement}
            refused={refused}
          />
        )}
        {kind === "video" && edition && (
          <CaptionsForms
            edition={edition}
            refused={refused}
            taken={refused.wrong ? null : takenIn(query)}
          />
        )}
        {kind === "picture" && edition && <MadeFiles edition={edition} />}
        <UseTable uses={uses} />
        <ReplaceForm
          key={`new ${edition?.id}`}
          mediumId={medium.id}
          isPublic={medium.shipped || uses.length > 0}
          refused={refused}
        />
        <EarlierEditions medium={medium} />
        {!medium.shipped && <Removal used={uses.length > 0} error={refused.errors.remove} />}
        <History lines={history} told={{ actions: words.historyOf, by }} />
      </div>
    </>
  );
}

/** The captions that the address says were just saved. */
function takenIn(query: Query): Taken | null {
  const locale = query.text("fait", 40) === "captioned" && query.oneOf("langue", locales);
  return locale ? { locale, name: query.text("fichier") } : null;
}

type Words = (typeof mediaWords)["fr"];

function labelsOf(words: Words): Record<string, string> {
  return {
    file: words.newFile,
    title: words.name,
    titleEn: words.nameEn,
    altFr: words.altFr,
    altEn: words.altEn,
    credit: words.credit,
    "captions-fr": words.inLanguage.fr,
    "captions-en": words.inLanguage.en,
    people: words.people.asked,
    newPeople: words.people.asked,
    agreedOn: words.people.agreedOn,
    agreedUntil: words.people.agreedUntil,
    agreement: words.people.agreement,
    remove: words.remove,
  };
}

function Facts({ medium: { name, kind, edition } }: { medium: ToldMedium }) {
  const words = useWords(mediaWords);
  const locale = useLocale();
  const facts = edition && [
    edition.width > 0 && words.size(`${edition.width}`, `${edition.height}`),
    edition.seconds > 0 && words.length(`${edition.seconds}`),
    fileSize(locale, edition.size),
  ];
  const all = [...(facts ?? []), words.key(name)].filter(Boolean);
  return (
    <>
      <p className="page-subtitle">{all.join(" · ")}</p>
      {kind === "picture" && edition && edition.width < GOOD_WIDTH && (
        <p className="muted">{words.small(`${GOOD_WIDTH}`)}</p>
      )}
    </>
  );
}
