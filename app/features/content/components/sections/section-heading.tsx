import { TypesetText } from "../typeset-text.tsx";

/** The heading of a section and the sentence below it. */
export function SectionHeading({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <>
      <h2>
        <TypesetText text={heading} />
      </h2>
      {lead && (
        <p className="lead">
          <TypesetText text={lead} />
        </p>
      )}
    </>
  );
}
