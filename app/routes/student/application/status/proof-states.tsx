import { followingWords } from "#app/i18n/following.ts";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { ShownProof } from "./follow-page.server.ts";

const tones: Record<ShownProof["state"], TagTone> = {
  none: "neutral",
  requested: "warn",
  given: "info",
  checked: "ok",
  refused: "warn",
};

/** Each year with its proof and what the school said of it. */
export function ProofStates({ proofs }: { proofs: ShownProof[] }) {
  const { proofs: words } = useWords(followingWords);
  return (
    <section className="block" aria-labelledby="proofs">
      <h2 id="proofs">{words.title}</h2>
      <ul className="proof-states card">
        {proofs.map(({ id, title, file, state, reason }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              {file && (
                <a className="link-button" href={`/fichiers/${file.id}`}>
                  {file.name}
                </a>
              )}
              {reason && (
                <p className="small-text" dir="auto">
                  {reason}
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
