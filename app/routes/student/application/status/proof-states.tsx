import { Link } from "react-router";
import { infectedRefusal as inQuarantine } from "#app/features/documents/scan-status.ts";
import { followingMessages } from "#app/i18n/following.ts";
import { formSentenceOf } from "#app/i18n/form-reason.ts";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useLocale, useMessages, usePath } from "#app/ui/use-messages.ts";
import { numbered, STATUS } from "../frame/addresses.ts";
import type { ShownProof } from "./follow-page.server.ts";
import { taskPlace } from "./task-place.ts";

const tones: Record<ShownProof["state"], TagTone> = {
  none: "neutral",
  requested: "warn",
  given: "info",
  checked: "ok",
  refused: "warn",
};

/** Each year with its proof, each document that answers a request, and what the school said of it. */
export function ProofStates({ proofs, number }: { proofs: ShownProof[]; number: string | null }) {
  const { proofs: t } = useMessages(followingMessages);
  const locale = useLocale();
  const path = usePath();
  return (
    <section className="block" aria-labelledby="proofs">
      <h2 id="proofs">{t.title}</h2>
      <ul className="proof-states card">
        {proofs.map(({ id, title, asked, file, state, reason, infected, task }) => (
          <li key={id}>
            <div>
              <b>
                <Unbroken text={title ?? t.asked} />
              </b>
              {asked && (
                <p className="small-text" dir="auto">
                  {asked}
                </p>
              )}
              {file && <GivenFile file={file} />}
              {(reason || infected) && (
                <p className="small-text" dir="auto">
                  {reason ?? formSentenceOf(locale, inQuarantine.reason)}
                </p>
              )}
              {task && (
                <p>
                  <Link
                    className="link-button"
                    to={path(numbered(`${STATUS}#${taskPlace(task)}`, number))}
                  >
                    {file ? t.replace : t.send}
                    <span className="vh"> {title ?? t.asked}</span>
                  </Link>
                </p>
              )}
            </div>
            <Tag tone={tones[state]}>{t[state]}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GivenFile({ file: { id, name, opens } }: { file: NonNullable<ShownProof["file"]> }) {
  if (!opens) return <span>{name}</span>;
  return (
    <a className="link-button" href={`/fichiers/${id}`}>
      {name}
    </a>
  );
}
