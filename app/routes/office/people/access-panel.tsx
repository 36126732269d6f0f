import { Form } from "react-router";
import { accountSupportMessages } from "#app/features/staff/messages/account-support.ts";
import type { CandidateAccount } from "#app/features/staff/support/candidate-account.server.ts";
import { MAX_REASON_CHARACTERS } from "#app/features/staff/support/support-reason.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/text-area.tsx";
import type { FormRefusal } from "#app/ui/form-refusal.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { getSuspensionFormName } from "../shell/draft-form-names.ts";
import { FormDraftNote } from "../shell/form-draft-note.tsx";
import { useClock } from "../shell/use-clock.ts";

/** Suspends a candidate's account, with a reason that the candidate reads, or reinstates it. */
export function AccessPanel({
  person,
  refusal,
}: {
  person: CandidateAccount;
  refusal: FormRefusal;
}) {
  const { access: t, ...all } = useMessages(accountSupportMessages);
  const clock = useClock();
  const { suspendedAt, suspendedBecause } = person;
  return (
    <section className="panel stack" aria-labelledby="access-title">
      <h2 id="access-title">{suspendedAt ? t.reinstateTitle : t.title}</h2>
      {suspendedAt && (
        <Notice tone="warn" title={all.suspendedOn(clock.date(suspendedAt))}>
          {t.why(suspendedBecause ?? "")}
        </Notice>
      )}
      <details key={String(suspendedAt)} open={Boolean(refusal.errors.reason)}>
        <summary className="link-button">{suspendedAt ? t.reinstate : t.suspend}</summary>
        <Form method="post" noValidate>
          {suspendedAt ? <ReinstateFields /> : <SuspendFields {...{ person, refusal }} />}
        </Form>
      </details>
    </section>
  );
}

type SuspendFieldsProps = { person: CandidateAccount; refusal: FormRefusal };

function SuspendFields({ person, refusal: { errors, submitted } }: SuspendFieldsProps) {
  const { access: t } = useMessages(accountSupportMessages);
  return (
    <div className="stack">
      <p>{t.suspendText}</p>
      <TextArea
        name="reason"
        label={t.reason}
        error={errors.reason}
        defaultValue={submitted.reason}
        rows={3}
        maxLength={MAX_REASON_CHARACTERS}
      />
      <Button type="submit" name="intent" value="suspend" variant="danger">
        {t.suspend}
      </Button>
      <FormDraftNote
        formName={getSuspensionFormName(person.id)}
        isReturned={errors.reason !== undefined}
      />
    </div>
  );
}

function ReinstateFields() {
  const { access: t } = useMessages(accountSupportMessages);
  return (
    <>
      <p>{t.reinstateText}</p>
      <Button type="submit" name="intent" value="reinstate" variant="secondary">
        {t.reinstate}
      </Button>
    </>
  );
}
