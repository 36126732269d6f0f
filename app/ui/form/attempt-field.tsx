import { memo } from "react";

type AttemptFieldProps = {
  /** The id that the page came with (http/attempt-id.server.ts). */
  attempt: string;
  /** The id that came back with a refused form. */
  submitted: string | undefined;
};

/**
 * The hidden id of one attempt to create something: sent twice, the form creates one row. It keeps the id that
 * the page came with, or that a draft brought back; give it a `key` that changes once the attempt is taken.
 */
export const AttemptField = memo(
  function AttemptField({ attempt, submitted }: AttemptFieldProps) {
    return <input type="hidden" name="attempt" value={submitted ?? attempt} />;
  },
  // A later render must not replace the id that a draft wrote into the input.
  () => true,
);
