import { Form, Link } from "react-router";
import { applicationWords } from "#app/i18n/application.ts";
import { Button } from "#app/ui/button.tsx";
import { usePath, useWords } from "#app/ui/use-words.ts";
import { partAddress, ROOT } from "../frame/addresses.ts";
import { AnswerBox } from "../frame/answer-box.tsx";
import { SectionEnd } from "../frame/section-end.tsx";
import { IdentityFields } from "./identity-fields.tsx";
import type { InfoPage } from "./info-page.server.ts";
import { OtherAnswers } from "./other-answers.tsx";
import { ParentsFields } from "./parents-fields.tsx";
import { PassportFields } from "./passport-fields.tsx";

type InfoFormProps = {
  page: InfoPage;
  errors: Record<string, string>;
  typed: Record<string, string> | undefined;
  /** What is kept when something else was kept meanwhile. */
  stored: Record<string, string> | undefined;
};

const fieldsFor = { identity: IdentityFields, passport: PassportFields, parents: ParentsFields };

/** The form of one part of Info personnel. */
export function InfoForm({ page, errors, typed, stored }: InfoFormProps) {
  const words = useWords(applicationWords);
  const path = usePath();
  const values = typed ?? page.typed;
  const Fields = fieldsFor[page.part];
  return (
    <Form method="post" action={path(partAddress(page.part))} noValidate>
      {stored && (
        <AnswerBox answer={stored}>
          <OtherAnswers typed={values} stored={stored} />
        </AnswerBox>
      )}
      <Fields page={page} values={values} errors={errors} />
      <input type="hidden" name="seen" value={typed?.seen ?? page.seen} />
      <SectionEnd defaultValue={typed?.finished ?? (page.finished ? "yes" : undefined)} />
      <div className="actions">
        <Button type="submit">{words.saveAndContinue}</Button>
        <Link className="link-button" to={path(ROOT)}>
          {words.returnTo}
        </Link>
      </div>
    </Form>
  );
}
