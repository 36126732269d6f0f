import { requireDemo } from "#app/http/mode.server.ts";

/** Fails on purpose, so that the error screen can be seen in the demonstration. */
export function loader() {
  requireDemo();
  throw new Error("A fault on purpose");
}

export default function Fault() {
  return null;
}
