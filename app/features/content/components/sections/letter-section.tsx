import about from "#app/features/content/components/about.css?url";
import { LogoMark } from "#app/ui/logo.tsx";
import type { LetterSection as Letter } from "../../kinds.ts";
import { RichTextView } from "../rich-text.tsx";
import { SectionStylesheet } from "../section-stylesheet.tsx";
import { OrdinalText, TypesetText } from "../typeset-text.tsx";

/** An open letter: salutation, text and signature. */
export function LetterSection({ section }: { section: Letter }) {
  return (
    <div className="section">
      <SectionStylesheet href={about} />
      <div className="wrap letter">
        <p className="letter-greeting">
          <TypesetText text={section.salutation} />
        </p>
        <div className="letter-text">
          <RichTextView doc={section.body} />
          <div className="letter-signature">
            <LogoMark background="night" />
            <p>
              <b>{section.signature}</b>
              <span>
                <OrdinalText text={section.role} />
              </span>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
