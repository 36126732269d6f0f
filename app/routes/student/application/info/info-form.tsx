import { useRef } from "react";
import { Form, Link } from "react-router";
import { applicationMessages } from "#app/i18n/application.ts";
import { reopenedMessages } from "#app/i18n/reopened.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldNotes } from "#app/ui/form/field-notes.ts";
import { AnswerHere } from "#app/ui/form/use-mended.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { readAnswers } from "../autosave/form-answers.ts";
import { SaveNotice, WaitingNotice } from "../autosave/save-notice.tsx";
import { fieldOf, type Told } from "../autosave/saver.ts";
import { useAutosave } from "../autosave/use-autosave.ts";
import { useFieldNotes } from "../autosave/use-field-notes.tsx";
import { partAddress, ROOT } from "../frame/addresses.ts";
import { SectionEnd } from "../frame/section-end.tsx";
import { useOwnPath } from "../frame/use-own-path.ts";
import { IdentityFields } from "./identity-fields.tsx";
import type { InfoPage } from "./info-page.server.ts";
import { OtherAnswers } from "./other-answers.tsx";
import { OtherDevice } from "./other-device.tsx";
import { ParentsFields } from "./parents-fields.tsx";
import { PassportFields } from "./passport-fields.tsx";

type InfoFormProps = {
  page: InfoPage;
  errors: Record<string, string>;
  typed: Record<string, string> | undefined;
  /** What the server said of the form, if it was sent. */
  answer: unknown;
  /** What is kept when something else was kept meanwhile. */
  stored: Record<string, string> | undefined;
};

const fieldsFor = { identity: IdentityFields, passport: PassportFields, parents: ParentsFields };

/** The form of one part of Info personnel. It saves itself as it is filled in, where scripts run. */
export function InfoForm({ page, errors, typed, answer, stored }: InfoFormProps) {
  const t = useMessages(applicationMessages);
  const again = useMessages(reopenedMessages);
  const path = useOwnPath();
  const form = useRef<HTMLFormElement>(null);
  const { told, saver, shut: shutHere } = useAutosave(form, page, answer);
  const shut = shutHere || isShut(answer);
  const values = typed ?? page.typed;
  const Fields = fieldsFor[page.part];
  return (
    <>
      <SaveNotice onReturn={() => void saver.current?.send()} />
      {!shut && <OtherDevice form={form} told={told} saver={saver} />}
      <Form
        ref={form}
        method="post"
        action={path(partAddress(page.part))}
        // The photograph is a file.
        encType={page.part === "identity" ? "multipart/form-data" : undefined}
        noValidate
      >
        {stored && !told?.other && (
          <AnswerBox answer={stored}>
            <OtherAnswers typed={values} stored={stored} />
          </AnswerBox>
        )}
        <FieldNotes value={useFieldNotes()}>
          <AnswerHere value={told}>
            <Fields
              page={page}
              values={values}
              errors={told ? stillWrong(errors, told, form.current) : errors}
            />
          </AnswerHere>
        </FieldNotes>
        <input type="hidden" name="seen" defaultValue={typed?.seen ?? page.seen} />
        <input type="hidden" name="writer" defaultValue="" />
        {!page.reopened && (
          <SectionEnd defaultValue={typed?.finished ?? (page.finished ? "yes" : undefined)} />
        )}
        {!shut && <WaitingNotice answer={answer} />}
        {!shut && (
          <div className="actions">
            <Button type="submit">{page.reopened ? again.save : t.saveAndContinue}</Button>
            {!page.reopened && (
              <Link className="link-button" to={path(ROOT)}>
                {t.returnTo}
              </Link>
            )}
          </div>
        )}
      </Form>
    </>
  );
}

/** Did the server answer that this part, which was open again, is not any more? */
export const isShut = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "shut" in answer;

/** Of what the whole form was refused for, what nobody has written since; and what the server says now. */
function stillWrong(errors: Record<string, string>, told: Told, form: HTMLFormElement | null) {
  const typed = Object.entries(form ? readAnswers(form) : {});
  const isEmpty = (name: string) =>
    typed.every(([input, text]) => fieldOf(input) !== name || !text);
  const left = Object.entries(errors).filter(([name]) => isEmpty(name));
  return { ...Object.fromEntries(left), ...told.errors };
}
