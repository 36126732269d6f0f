import { data, Form } from "react-router";
import { arrange } from "#app/features/content/editing/arranging.server.ts";
import { changedSinceEnglish } from "#app/features/content/editing/behind.server.ts";
import {
  type EditedEntry,
  getForEditing,
} from "#app/features/content/editing/entry-list.server.ts";
import { type TypedFields, writeFields } from "#app/features/content/editing/form-fields.ts";
import { lacksOf } from "#app/features/content/editing/lacks.server.ts";
import { shapes } from "#app/features/content/shapes/shapes.ts";
import { kindsShownOn } from "#app/features/content/shown-on.ts";
import type { Actor } from "#app/features/identity/actor.ts";
import { goTo, orNotFound } from "#app/http/answer.server.ts";
import { actorContext } from "#app/http/context.ts";
import { queryOf } from "#app/http/query.server.ts";
import { editorMessages } from "#app/i18n/editor.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { sentenceOf, sentencesOf } from "#app/i18n/reason.ts";
import { revisionMessages } from "#app/i18n/revision.ts";
import { useFormAnswer } from "#app/late/form-answer.tsx";
import { ownValue } from "#app/lib/own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { useUnsaved } from "#app/ui/form/use-unsaved.ts";
import { Refusing } from "#app/ui/refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import type { Route } from "./+types/content-entry";
import { EntryHead } from "./content/entry-head.tsx";
import { entryName } from "./content/entry-name.ts";
import { errorList } from "./content/error-list.ts";
import { KindLinks } from "./content/kind-links.tsx";
import { LanguageColumn } from "./content/language-column.tsx";
import { locales } from "./content/languages.ts";
import { choicesOf, giveMedium } from "./content/library.server.ts";
import { saveBoth } from "./content/saving.server.ts";
import { prefixed, readTyped, rearranged } from "./content/typed.server.ts";
import { requirePermission } from "./frame/permission.server.ts";
import { Told } from "./frame/told.tsx";

const PAGE = "/administration/contenus";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const edited = orNotFound(await getForEditing(actor, params.id));
  const { words, ...entry } = edited;
  const typed = typedOf(edited);
  const done = queryOf(request).text("fait", 40);
  const library = await choicesOf(actor);
  const lacks = await lacksIn(actor, edited);
  const behind = await changedSinceEnglish(actor, edited);
  const pieces = kindsShownOn({ ...entry, words: words.fr });
  return { entry, pieces, typed, done, library, lacks, behind };
}

async function lacksIn(actor: Actor, entry: EditedEntry): Promise<Record<string, string>> {
  const both = locales.map(async (locale) =>
    prefixed(orNotFound(await lacksOf(actor, entry, locale)), locale),
  );
  return Object.assign({}, ...(await Promise.all(both)));
}

/** The form of an entry as it is kept: French always, English once it has words. */
function typedOf({ kind, words, states }: EditedEntry): TypedFields {
  const columns = locales.filter((locale) => locale === "fr" || words[locale]);
  const written = columns.map((locale) => {
    const fields = writeFields(shapes[kind], words[locale]);
    return prefixed({ ...fields, $base: states[locale]?.newest.id ?? "" }, locale);
  });
  return Object.assign({}, ...written);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const { act, typed, form } = await readTyped(request);
  const given = await giveMedium(actor, { act, typed, form });
  if (given) return data({ ...given, reason: undefined }, { status: given.status });
  const changed = rearranged(act, typed);
  if (changed) return { ...changed, errors: {}, reason: undefined };
  const page = `${PAGE}/${params.id}`;
  if (act === "own") {
    orNotFound(await arrange(actor, params.id, "own"));
    return goTo(request, `${page}?fait=own`);
  }
  const saved = orNotFound(await saveBoth({ actor, entryId: params.id, act, typed }));
  if (saved.ok) {
    const preview = `${page}/apercu?langue=${saved.shown}`;
    return goTo(request, act === "see" ? preview : `${page}?fait=${saved.done}`);
  }
  const status = saved.reason === "entry-stale" ? 409 : 422;
  const { errors, reason } = saved;
  return data({ typed: saved.typed, picking: "", errors, reason }, { status });
}

export default function ContentEntry({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useFormAnswer(actionData);
  const { entry, done, library, behind } = loaderData;
  const t = useMessages(editorMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const typed: TypedFields = answer?.typed ?? loaderData.typed;
  const errors = sentencesOf(locale, answer?.errors ?? {});
  const reason = answer?.reason;
  const { done: confirmed } = useMessages(revisionMessages);
  const told = !answer && ownValue({ ...sentencesDone(t), confirmed }, done);
  const wrong = reason !== undefined || Object.keys(errors).length > 0;
  const title = entryName(locale, entry);
  const picking = answer?.picking ?? "";
  const lacks = answer ? {} : loaderData.lacks;
  const form = useUnsaved(answer !== undefined);
  return (
    <>
      <title>{titled(wrong ? errorTitled(title) : title)}</title>
      <ErrorSummary title={problem} errors={errorList(t, locale, errors)} />
      <BackLink to={path(PAGE)}>{t.title}</BackLink>
      <EntryHead entry={entry} />
      <KindLinks title={t.pieces} kinds={loaderData.pieces} />
      {reason && <Refusing title={problem}>{sentenceOf(locale, reason)}</Refusing>}
      {told && <Told>{told}</Told>}
      {/* The whole document: the lists of the form are made anew by the server. */}
      <Form
        ref={form}
        method="post"
        noValidate
        reloadDocument
        className="content-form"
        autoComplete="off"
      >
        <div className="save-bar">
          <Button type="submit" name="do" value="save" variant="secondary">
            {t.save}
          </Button>
          <Button type="submit" name="do" value="see" variant="secondary">
            {t.see}
          </Button>
        </div>
        <details className="rich-help">
          <summary>{t.bar}</summary>
          <p>{t.richHelp}</p>
        </details>
        <div className="language-columns">
          {locales.map((lang) =>
            typed[`${lang}.$base`] === undefined ? (
              <NoEnglish key={lang} />
            ) : (
              <LanguageColumn
                key={lang}
                fields={shapes[entry.kind]}
                filled={{ typed, errors, lacks, lang, picking, library }}
                state={entry.states[lang]}
                behind={lang === "en" ? behind : null}
              />
            ),
          )}
        </div>
      </Form>
    </>
  );
}

function NoEnglish() {
  const t = useMessages(editorMessages);
  return (
    <section className="language-column" aria-labelledby="language-en">
      <header>
        <h2 id="language-en">{t.language.en}</h2>
      </header>
      <p>{t.untranslated}</p>
      <Button type="submit" name="do" value="start:en" variant="secondary" formNoValidate>
        {t.start}
      </Button>
    </section>
  );
}

type Messages = (typeof editorMessages)["fr"];

function sentencesDone({ done, made, ownHint }: Messages): Record<string, string> {
  return { ...done, made, own: ownHint };
}
