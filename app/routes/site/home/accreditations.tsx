import { Line, Raised } from "#app/features/content/components/line.tsx";
import type { Spoken } from "#app/features/content/content.ts";
import { PartnerMark } from "#app/ui/partner-mark.tsx";
import type { HomeWords } from "./home-words.ts";

type AccreditationsProps = {
  words: HomeWords["accreditation"];
  items: Omit<Spoken<"accreditation">, "claim">[];
};

/** What the partner school is authorised to do, and three neutral marks: no other body's logo. */
export function Accreditations({ words, items }: AccreditationsProps) {
  return (
    <section className="accreditations" aria-label={words.label}>
      <div className="wrap">
        <p>
          <Line text={words.sentence} />
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.name} lang={item.lang}>
              <PartnerMark name={item.icon} />
              <span>
                <Raised text={item.name} />
                <small>
                  <Raised text={item.text} />
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
