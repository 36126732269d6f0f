import { Line } from "#app/features/content/components/line.tsx";
import type { Accreditation } from "#app/features/content/kinds.ts";
import { PartnerMark } from "#app/ui/partner-mark.tsx";
import type { HomeWords } from "./home-words.ts";

type AccreditationsProps = {
  words: HomeWords["accreditation"];
  items: Omit<Accreditation, "claim">[];
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
            <li key={item.name}>
              <PartnerMark name={item.icon} />
              <span>
                {item.name}
                <small>{item.text}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
