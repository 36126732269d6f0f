import { Form, Link } from "react-router";
import type {
  ComparedApplication,
  DuplicatesView,
} from "#app/features/review/duplicates/list-duplicates.server.ts";
import { duplicatesMessages } from "#app/features/review/messages/duplicates.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/checkbox.tsx";
import { RadioGroup } from "#app/ui/form/radio-group.tsx";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import type { FormErrors } from "../../choice/use-form-errors.ts";
import { useClock } from "../../shell/use-clock.ts";
import { useApplicationUrl } from "../use-application-url.ts";
import { SideBySide } from "./side-by-side.tsx";

type PossibleDuplicateProps = {
  current: ComparedApplication;
  duplicate: DuplicatesView["matches"][number];
  formErrors: FormErrors;
};

/**
 * A possible duplicate: the reasons, both applications side by side, and the forms to merge or
 * dismiss it.
 */
export function PossibleDuplicate({
  current,
  duplicate: { application, matchReasons, canLink },
  formErrors,
}: PossibleDuplicateProps) {
  const t = useMessages(duplicatesMessages);
  const path = usePath();
  const reasons = matchReasons.map((one) => t.why[one]).join(", ");
  return (
    <div className="possible-duplicate">
      <h3>
        <NoWrap text={t.looksLike(application.number)} />
      </h3>
      <p>{t.because(reasons)}</p>
      <SideBySide current={current} other={application} matchReasons={matchReasons} />
      <p>
        <Link className="link-button" to={path(`/administration/candidatures/${application.id}`)}>
          {t.open}
        </Link>
      </p>
      {canLink ? (
        <>
          <MergeForm
            current={current}
            other={application}
            formErrors={formErrors.submitted?.otherId === application.id ? formErrors : {}}
          />
          <NotDuplicateForm other={application} />
        </>
      ) : (
        <p className="muted">{t.onlyBoth}</p>
      )}
    </div>
  );
}

/** No radio is preselected, because merging closes one of the two applications. */
function MergeForm({
  current,
  other,
  formErrors,
}: {
  current: ComparedApplication;
  other: ComparedApplication;
  formErrors: FormErrors;
}) {
  const { same: t } = useMessages(duplicatesMessages);
  const clock = useClock();
  const applicationUrl = useApplicationUrl();
  const id = `kept-${other.id}`;
  const error = formErrors.errors?.[id];
  return (
    <details className="disclosure" open={error ? true : undefined}>
      <summary>{t.title}</summary>
      <Form
        className="stack"
        method="post"
        action={applicationUrl({}, "duplicates")}
        noValidate
        preventScrollReset
      >
        <input type="hidden" name="otherId" value={other.id} />
        <p>{t.text}</p>
        <RadioGroup
          id={id}
          name="keptId"
          label={t.which}
          error={error}
          defaultValue={formErrors.submitted?.keptId}
          options={[current, other].map((application) => ({
            value: application.id,
            label: t.follow(application.number, clock.date(application.submittedAt)),
          }))}
        />
        <Checkbox id={`add-${other.id}`} name="addChoices" value="yes" label={t.add} />
        <Button type="submit" name="intent" value="duplicate-same" variant="danger" size="small">
          {t.submit}
        </Button>
      </Form>
    </details>
  );
}

function NotDuplicateForm({ other }: { other: ComparedApplication }) {
  const { different: t } = useMessages(duplicatesMessages);
  const applicationUrl = useApplicationUrl();
  return (
    <details className="disclosure">
      <summary>{t.title}</summary>
      <Form
        className="stack"
        method="post"
        action={applicationUrl({}, "duplicates")}
        preventScrollReset
      >
        <input type="hidden" name="otherId" value={other.id} />
        <p>{t.text}</p>
        <Button
          type="submit"
          name="intent"
          value="duplicate-different"
          variant="secondary"
          size="small"
        >
          {t.submit}
        </Button>
      </Form>
    </details>
  );
}
