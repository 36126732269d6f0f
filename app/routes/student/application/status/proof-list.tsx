import { Link } from "react-router";
import { postSubmissionMessages } from "#app/features/decisions/messages/post-submission.ts";
import { infectedRefusal } from "#app/features/documents/scan-status.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { NoWrap } from "#app/ui/no-wrap.tsx";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { STATUS_PATH, withApplicationNumber } from "../shell/application-paths.ts";
import type { ProofView } from "./status-page.server.ts";
import { getTaskAnchor } from "./task-anchor.ts";

const TAG_TONES: Record<ProofView["state"], TagTone> = {
  none: "neutral",
  requested: "warn",
  given: "info",
  checked: "ok",
  refused: "warn",
};

/** The proof of each year and the documents that answer requests, with what the school said of them. */
export function ProofList({ proofs, number }: { proofs: ProofView[]; number: string | null }) {
  const { proofs: t } = useMessages(postSubmissionMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <section className="block" aria-labelledby="proofs">
      <h2 id="proofs">{t.title}</h2>
      <ul className="proof-states card">
        {proofs.map(({ id, title, requestText, file, state, reason, isInfected, task }) => (
          <li key={id}>
            <div>
              <b>
                <NoWrap text={title ?? t.documentRequested} />
              </b>
              {requestText && (
                <p className="small-text" dir="auto">
                  {requestText}
                </p>
              )}
              {file && <ProofFile file={file} />}
              {(reason || isInfected) && (
                <p className="small-text" dir="auto">
                  {reason ?? formErrorMessage(locale, infectedRefusal.reason)}
                </p>
              )}
              {task && (
                <p>
                  <Link
                    className="link-button"
                    to={path(
                      withApplicationNumber(`${STATUS_PATH}#${getTaskAnchor(task)}`, number),
                    )}
                  >
                    {file ? t.replace : t.send}
                    <span className="vh"> {title ?? t.documentRequested}</span>
                  </Link>
                </p>
              )}
            </div>
            <Tag tone={TAG_TONES[state]}>{t[state]}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProofFile({ file: { id, name, isReadable } }: { file: NonNullable<ProofView["file"]> }) {
  if (!isReadable) return <span>{name}</span>;
  return (
    <a className="link-button" href={`/fichiers/${id}`}>
      {name}
    </a>
  );
}
