import type { CreditsSection as Credits } from "../../kinds.ts";
import { RichTextView } from "../rich-text.tsx";
import { OrdinalText } from "../typeset-text.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** The credits of the diploma as a bar: compulsory ones, then optional ones. */
export function CreditsSection({ section }: { section: Credits }) {
  const { compulsory, optional } = section;
  const cells = Array.from({ length: compulsory.count + optional.count }, (_, index) => index);
  return (
    <>
      <SectionHeading heading={section.heading} lead={section.lead} />
      <div className="credits">
        <p className="credits-number">
          {cells.length}
          <span>
            <OrdinalText text={section.total} />
          </span>
        </p>
        <div>
          <div
            className="credits-bar"
            role="img"
            aria-label={`${compulsory.label}, ${optional.label}`}
          >
            {cells.map((cell) => (
              <i key={cell} className={cell < compulsory.count ? undefined : "is-optional"} />
            ))}
          </div>
          <p className="legend">
            <span>
              <i />
              <OrdinalText text={compulsory.label} />
            </span>
            <span>
              <i />
              <OrdinalText text={optional.label} />
            </span>
          </p>
          <RichTextView doc={section.body} />
        </div>
      </div>
    </>
  );
}
