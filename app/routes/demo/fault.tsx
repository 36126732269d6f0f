import { requireDemo } from "#app/http/mode.server.ts";

/** Throws on purpose, to show the error page; a 404 elsewhere. */
export function loader() {
  requireDemo();
  throw new Error("A fault on purpose");
}

export default function Fault() {
  return null;
}
