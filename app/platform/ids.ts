import { randomInt } from "node:crypto";
import { v7 } from "uuid";

/** A new identifier: UUID version 7 (RFC 9562), made here so that any PostgreSQL version will do. */
export function newId(): string {
  return v7();
}

// No 0/O, 1/I: a code is read aloud on the telephone.
const CODE_CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Six letters and figures that nobody can guess, for a person to read or dictate, for instance `A7K2QP`. */
export function newCode(): string {
  return Array.from({ length: 6 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join(
    "",
  );
}
