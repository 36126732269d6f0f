import { data, Form } from "react-router";
import { useActionResult } from "#app/client/action-result.tsx";
import { areaAction } from "#app/client/session/area-data.ts";
import type { Actor } from "#app/features/access/actor.ts";
import { applyEntryAction } from "#app/features/content/editing/entry-actions.server.ts";
import {
  type EditableEntry,
  getEditableEntry,
} from "#app/features/content/editing/entry-list.server.ts";
import { type FieldValues, toFieldValues } from "#app/features/content/editing/form-fields.ts";
import { listMissingFields } from "#app/features/content/editing/missing-fields.server.ts";
import { listStaleFields } from "#app/features/content/editing/stale-translation.server.ts";
import { editorMessages } from "#app/features/content/messages/editor.ts";
import { staleTranslationMessages } from "#app/features/content/messages/stale-translation.ts";
import { listRelatedKinds } from "#app/features/content/related-kinds.ts";
import { shapes } from "#app/features/content/shapes/shapes.ts";
import { actorContext } from "#app/http/context.ts";
import { getQuery } from "#app/http/request-query.server.ts";
import { redirectTo, requireFound } from "#app/http/responses.server.ts";
import { errorMessage, errorMessagesByField } from "#app/i18n/error-message.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { useUnsavedChanges } from "#app/ui/form/use-unsaved-changes.ts";
import { RefusalNotice } from "#app/ui/form-refusal.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { requirePermission } from "../shell/permission.server.ts";
import { ResultNotice } from "../shell/result-notice.tsx";
import type { Route } from "./+types/content-entry";
import { prefixWithLocale, readContentForm, rearrangeForm } from "./content-form.server.ts";
import { contentLocales } from "./content-locales.ts";
import { EntryHeader } from "./entry-header.tsx";
import { entryName } from "./entry-name.ts";
import { toErrorList } from "./error-list.ts";
import { KindLinks } from "./kind-links.tsx";
import { LanguageColumn } from "./language-column.tsx";
import { listLibraryMedia, uploadMediumToField } from "./library-media.server.ts";
import { saveEntryLanguages } from "./save-entry.server.ts";

const CONTENT_PATH = "/administration/contenus";

/** Edits an entry of the public site. Needs `edit:content`. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const editedEntry = requireFound(await getEditableEntry(actor, params.id));
  const { dataByLocale, ...entry } = editedEntry;
  const formValues = toFormValues(editedEntry);
  const done = getQuery(request).text("done", 40);
  const library = await listLibraryMedia(actor);
  const missingFields = await findMissingFields(actor, editedEntry);
  const staleFields = await listStaleFields(actor, editedEntry);
  const linkedKinds = listRelatedKinds({ ...entry, data: dataByLocale.fr });
  return {
    entry,
    linkedKinds,
    formValues,
    done,
    library,
    missingFields,
    staleFields,
  };
}

async function findMissingFields(
  actor: Actor,
  entry: EditableEntry,
): Promise<Record<string, string>> {
  const perLocale = contentLocales.map(async (locale) =>
    prefixWithLocale(requireFound(await listMissingFields(actor, entry, locale)), locale),
  );
  return Object.assign({}, ...(await Promise.all(perLocale)));
}

/** The form values of an entry: French always, English once it has a version. */
function toFormValues({ kind, dataByLocale, states }: EditableEntry): FieldValues {
  const formLocales = contentLocales.filter((locale) => locale === "fr" || dataByLocale[locale]);
  const written = formLocales.map((locale) => {
    const fields = toFieldValues(shapes[kind], dataByLocale[locale]);
    return prefixWithLocale({ ...fields, $baseVersion: states[locale]?.newest.id ?? "" }, locale);
  });
  return Object.assign({}, ...written);
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = context.get(actorContext);
  requirePermission(actor, "edit:content");
  const { intent, values: formValues, form } = await readContentForm(request);
  const upload = await uploadMediumToField(actor, { intent, values: formValues, form });
  if (upload) return data({ ...upload, reason: undefined }, { status: upload.status });
  const rearrangedForm = rearrangeForm(intent, formValues);
  if (rearrangedForm) return { ...rearrangedForm, errors: {}, reason: undefined };
  const page = `${CONTENT_PATH}/${params.id}`;
  if (intent === "end-demo") {
    requireFound(await applyEntryAction(actor, params.id, "end-demo"));
    return redirectTo(request, `${page}?done=demo-ended`);
  }
  const result = requireFound(
    await saveEntryLanguages({ actor, entryId: params.id, intent, values: formValues }),
  );
  if (result.ok) {
    const preview = `${page}/apercu?locale=${result.previewLocale}`;
    return redirectTo(request, intent === "preview" ? preview : `${page}?done=${result.done}`);
  }
  const status = result.reason === "entry-changed" ? 409 : 422;
  const { errors, reason } = result;
  return data({ submitted: result.submitted, picking: "", errors, reason }, { status });
}

export const clientAction = (args: Route.ClientActionArgs) => areaAction(args);

export default function ContentEntry({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useActionResult(actionData);
  const { entry, done, library, staleFields } = loaderData;
  const t = useMessages(editorMessages);
  const { titled, errorTitled, problem } = useMessages(officeMessages);
  const locale = useLocale();
  const path = usePath();
  const formValues: FieldValues = answer?.submitted ?? loaderData.formValues;
  const errors = errorMessagesByField(locale, answer?.errors ?? {});
  const reason = answer?.reason;
  const { done: confirmed } = useMessages(staleTranslationMessages);
  const doneText = !answer && getOwnValue({ ...doneTexts(t), confirmed }, done);
  const hasErrors = reason !== undefined || Object.keys(errors).length > 0;
  const title = entryName(locale, entry);
  const picking = answer?.picking ?? "";
  const missingFields = answer ? {} : loaderData.missingFields;
  const form = useUnsavedChanges(answer !== undefined);
  return (
    <>
      <title>{titled(hasErrors ? errorTitled(title) : title)}</title>
      <ErrorSummary title={problem} errors={toErrorList(t, locale, errors)} />
      <BackLink to={path(CONTENT_PATH)}>{t.title}</BackLink>
      <EntryHeader entry={entry} />
      <KindLinks title={t.linkedKinds} kinds={loaderData.linkedKinds} />
      {reason && <RefusalNotice title={problem}>{errorMessage(locale, reason)}</RefusalNotice>}
      {doneText && <ResultNotice>{doneText}</ResultNotice>}
      {/* A full document request: the server renders the lists of the form again. */}
      <Form
        ref={form}
        method="post"
        noValidate
        reloadDocument
        className="content-form"
        autoComplete="off"
      >
        <div className="save-bar">
          <Button type="submit" name="intent" value="save" variant="secondary">
            {t.save}
          </Button>
          <Button type="submit" name="intent" value="preview" variant="secondary">
            {t.see}
          </Button>
        </div>
        <details className="rich-help">
          <summary>{t.bar}</summary>
          <p>{t.richHelp}</p>
        </details>
        <div className="language-columns">
          {contentLocales.map((lang) =>
            formValues[`${lang}.$baseVersion`] === undefined ? (
              <MissingEnglish key={lang} />
            ) : (
              <LanguageColumn
                key={lang}
                fields={shapes[entry.kind]}
                formState={{ values: formValues, errors, missingFields, lang, picking, library }}
                state={entry.states[lang]}
                staleFields={lang === "en" ? staleFields : null}
              />
            ),
          )}
        </div>
      </Form>
    </>
  );
}

function MissingEnglish() {
  const t = useMessages(editorMessages);
  return (
    <section className="language-column" aria-labelledby="language-en">
      <header>
        <h2 id="language-en">{t.language.en}</h2>
      </header>
      <p>{t.untranslated}</p>
      <Button
        type="submit"
        name="intent"
        value="start-translation:en"
        variant="secondary"
        formNoValidate
      >
        {t.start}
      </Button>
    </section>
  );
}

type Messages = (typeof editorMessages)["fr"];

function doneTexts({ done, added: created, ownHint }: Messages): Record<string, string> {
  return { ...done, created, "demo-ended": ownHint };
}
