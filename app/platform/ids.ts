import { v7 } from "uuid";

/** A new identifier: UUID version 7 (RFC 9562), made here so that any PostgreSQL version will do. */
export function newId(): string {
  return v7();
}
