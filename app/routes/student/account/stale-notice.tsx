import type { StaleEdit } from "#app/features/identity/account/stale-edit.ts";
import { accountWords } from "#app/i18n/account.ts";
import { AnswerBox } from "#app/ui/answer-box.tsx";
import { FieldLinks } from "#app/ui/field-links.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The page was older than what is kept: what that means, what was taken over and what is to be chosen. */
export function StaleNotice({ stale }: { stale: StaleEdit }) {
  const words = useWords(accountWords);
  const labels = {
    firstName: words.firstName,
    lastName: words.lastName,
    phone: words.phone,
    locale: words.language,
    noticeMessage: words.notices.message.label,
    noticeState: words.notices.state.label,
    noticeMissingPiece: words.notices["missing-piece"].label,
    noticeDeadline: words.notices.deadline.label,
    noticeConsent: words.notices.consent.label,
    quiet: words.quiet.label,
    quietFrom: words.quiet.start,
    quietTo: words.quiet.end,
  };
  const taken = stale.elsewhere.map((field) => labels[field]).join(", ");
  const disputed = stale.disputed.map((field) => ({ id: field, message: labels[field] }));
  return (
    <AnswerBox answer={stale}>
      <Notice tone="warn" title={words.stale.title} role="alert">
        <p>
          {words.stale.text} {disputed.length > 0 ? words.stale.choose : words.stale.saveAgain}
        </p>
        {taken && <p>{words.stale.elsewhere(taken)}</p>}
        {disputed.length > 0 && (
          <div className="above-small">
            <FieldLinks fields={disputed} />
          </div>
        )}
      </Notice>
    </AnswerBox>
  );
}
