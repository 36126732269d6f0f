import { randomInt } from "node:crypto";
import { v7 } from "uuid";

/** Creates a UUID version 7 (RFC 9562). It is made here so that any PostgreSQL version works. */
export function newId(): string {
  return v7();
}

// No 0/O or 1/I: codes are read aloud on the telephone.
const CODE_CHARACTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Creates six random letters and digits that a person can read aloud, for instance `A7K2QP`. */
export function newCode(): string {
  return Array.from({ length: 6 }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join(
    "",
  );
}
