import { Line } from "../line.tsx";

/** The heading of a part of an article, and the sentence under it. */
export function SectionHeading({ heading, lead }: { heading: string; lead?: string }) {
  return (
    <>
      <h2>
        <Line text={heading} />
      </h2>
      {lead && (
        <p className="lead">
          <Line text={lead} />
        </p>
      )}
    </>
  );
}
