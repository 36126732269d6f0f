import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";

/** What a person who applies was told, line by line. `asked` without `sent` is unknown: either may be true. */
export type Line = {
  email: string;
  what: "asked" | "sent" | "told";
  cookie?: string;
  number?: string;
  /** The digests of the proofs that were given. */
  proofs?: string[];
};

/** A book of what was acknowledged, each line on the plates before anything else happens. */
export function openLedger(path: string) {
  const book = openSync(path, "a");
  return {
    write(line: Line): void {
      writeSync(book, `${JSON.stringify(line)}\n`);
      fsyncSync(book);
    },
    read(): Line[] {
      const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
    close: () => closeSync(book),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
