import { z } from "zod";
import { newId } from "#app/platform/ids.ts";

/**
 * Creates an idempotency key. A form sends it (`ui/form/attempt-field.tsx`) until it is accepted, so that a double
 * click or a retry after a lost response creates one row.
 */
export const createAttemptId = (): string => newId();

/** Schema of that field; any other text counts as missing. */
export const attemptIdSchema = z.uuid().optional().catch(undefined);
