import { requireDemo } from "#app/http/mode.server.ts";

/** Throws on purpose, to show the error page in the demonstration. */
export function loader() {
  requireDemo();
  throw new Error("A fault on purpose");
}

export default function Fault() {
  return null;
}
