import { memo } from "react";

type AttemptFieldProps = { attempt: string; typed: string | undefined };

/**
 * Carries the name of this sending: sent again, a letter is the one that arrived before (attempt.server.ts). It stays the
 * one that the page came with, or that a draft brought back.
 */
export const AttemptField = memo(
  function AttemptField({ attempt, typed }: AttemptFieldProps) {
    return <input type="hidden" name="attempt" value={typed ?? attempt} />;
  },
  // Rendered again, it would take the place of what the draft wrote in it.
  () => true,
);
