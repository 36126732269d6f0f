import { z } from "zod";
import { newId } from "#app/platform/ids.ts";

/**
 * A new id for one attempt to create something. A form carries it (`ui/form/attempt-field.tsx`) and keeps it
 * until the attempt is taken, so that a double tap or a retry after a lost answer creates one row.
 */
export const createAttemptId = (): string => newId();

/** The shape of that field in a form; any other text counts as none. */
export const attemptIdSchema = z.uuid().optional().catch(undefined);
