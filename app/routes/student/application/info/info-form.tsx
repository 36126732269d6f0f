import { useRef } from "react";
import { Form, Link } from "react-router";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { reopenedSectionMessages } from "#app/features/admissions/messages/reopened-section.ts";
import { ActionResult } from "#app/ui/action-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldNotes } from "#app/ui/form/field-notes.ts";
import { InPlaceResultContext } from "#app/ui/form/use-cleared-error.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { getFieldName, type SaveResponse } from "../autosave/autosave.ts";
import { readAnswers } from "../autosave/form-answers.ts";
import { SaveNotice, UnsentAnswersNotice } from "../autosave/save-notice.tsx";
import { useAutosave } from "../autosave/use-autosave.ts";
import { useFieldNotes } from "../autosave/use-field-notes.tsx";
import { BASE_HASHES_FIELD, SAVE_ID_FIELD, SECTION_STATUS_FIELD } from "../autosave/wire-format.ts";
import { APPLICATION_PATH, getPartPath } from "../shell/application-paths.ts";
import { SectionFinishedField } from "../shell/section-finished-field.tsx";
import { useApplicationPath } from "../shell/use-application-path.ts";
import { ConflictingAnswersNotice } from "./conflicting-answers-notice.tsx";
import { InfoFields } from "./info-fields.tsx";
import type { InfoPage } from "./info-page.server.ts";
import { OtherDeviceConflicts } from "./other-device-conflicts.tsx";

type InfoFormProps = {
  page: InfoPage;
  errors: Record<string, string>;
  submitted: Record<string, string> | undefined;
  /** The result of the whole form, if it was submitted. */
  result: unknown;
  /** The saved answers, when another page or device changed them meanwhile. */
  stored: Record<string, string> | undefined;
};

/** The form of a section of personal information, with autosave where scripts run. */
export function InfoForm({ page, errors, submitted, result, stored }: InfoFormProps) {
  const t = useMessages(applicationMessages);
  const again = useMessages(reopenedSectionMessages);
  const path = useApplicationPath();
  const form = useRef<HTMLFormElement>(null);
  const { response, autosaveRef, isClosed: isClosedHere } = useAutosave(form, page, result);
  const isClosed = isClosedHere || isSectionClosed(result);
  const values = submitted ?? page.submitted;
  return (
    <>
      <SaveNotice onReturn={() => void autosaveRef.current?.send()} />
      {!isClosed && (
        <OtherDeviceConflicts form={form} response={response} autosaveRef={autosaveRef} />
      )}
      <Form
        ref={form}
        method="post"
        action={path(getPartPath(page.part))}
        // The photo is a file.
        encType={page.part === "identity" ? "multipart/form-data" : undefined}
        noValidate
      >
        {stored && !response?.conflict && (
          <ActionResult result={stored}>
            <ConflictingAnswersNotice submitted={values} stored={stored} />
          </ActionResult>
        )}
        <FieldNotes value={useFieldNotes()}>
          <InPlaceResultContext value={response}>
            <InfoFields
              part={page.part}
              page={page}
              values={values}
              errors={response ? mergeErrors(errors, response, form.current) : errors}
            />
          </InPlaceResultContext>
        </FieldNotes>
        <input
          type="hidden"
          name={BASE_HASHES_FIELD}
          defaultValue={submitted?.[BASE_HASHES_FIELD] ?? page[BASE_HASHES_FIELD]}
        />
        <input type="hidden" name={SAVE_ID_FIELD} defaultValue="" />
        {!page.reopened && (
          <SectionFinishedField
            defaultValue={
              submitted?.[SECTION_STATUS_FIELD] ?? (page.isFinished ? "yes" : undefined)
            }
          />
        )}
        {!isClosed && <UnsentAnswersNotice result={result} />}
        {!isClosed && (
          <div className="actions">
            <Button type="submit">{page.reopened ? again.save : t.saveAndContinue}</Button>
            {!page.reopened && (
              <Link className="link-button" to={path(APPLICATION_PATH)}>
                {t.returnTo}
              </Link>
            )}
          </div>
        )}
      </Form>
    </>
  );
}

/** Whether the server refused the form because the reopened section has closed. */
export const isSectionClosed = (result: unknown) =>
  typeof result === "object" && result !== null && "isSectionClosed" in result;

/** Merges the errors of the whole form, for fields that are still empty, with those of the last autosave. */
function mergeErrors(
  errors: Record<string, string>,
  response: SaveResponse,
  form: HTMLFormElement | null,
) {
  const answers = Object.entries(form ? readAnswers(form) : {});
  const isEmpty = (name: string) =>
    answers.every(([input, text]) => getFieldName(input) !== name || !text);
  const remainingErrors = Object.entries(errors).filter(([name]) => isEmpty(name));
  return { ...Object.fromEntries(remainingErrors), ...response.errors };
}
