import { infected as inQuarantine } from "#app/features/documents/scan.ts";
import { followingWords } from "#app/i18n/following.ts";
import { sentenceOf } from "#app/i18n/reason.ts";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { useLocale, useWords } from "#app/ui/use-words.ts";
import type { ShownProof } from "./follow-page.server.ts";

const tones: Record<ShownProof["state"], TagTone> = {
  none: "neutral",
  requested: "warn",
  given: "info",
  checked: "ok",
  refused: "warn",
};

/** Each year with its proof, each document that answers a request, and what the school said of it. */
export function ProofStates({ proofs }: { proofs: ShownProof[] }) {
  const { proofs: words } = useWords(followingWords);
  const locale = useLocale();
  return (
    <section className="block" aria-labelledby="proofs">
      <h2 id="proofs">{words.title}</h2>
      <ul className="proof-states card">
        {proofs.map(({ id, title, asked, file, state, reason, infected }) => (
          <li key={id}>
            <div>
              <b>
                <Unbroken text={title ?? words.asked} />
              </b>
              {asked && (
                <p className="small-text" dir="auto">
                  {asked}
                </p>
              )}
              {file && <GivenFile file={file} />}
              {(reason || infected) && (
                <p className="small-text" dir="auto">
                  {reason ?? sentenceOf(locale, inQuarantine.reason)}
                </p>
              )}
            </div>
            <Tag tone={tones[state]}>{words[state]}</Tag>
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
