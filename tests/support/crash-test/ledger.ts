import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";

/** What a person who applies was told, line by line. `asked` without `sent` is unknown: either may be true. */
export type LedgerLine = {
  email: string;
  event: "asked" | "sent" | "told";
  cookie?: string;
  number?: string;
  /** The digests of the proofs that were given. */
  proofs?: string[];
};

/** A book of what was acknowledged, each line on the plates before anything else happens. */
export function openLedger(path: string) {
  const file = openSync(path, "a");
  return {
    write(line: LedgerLine): void {
      writeSync(file, `${JSON.stringify(line)}\n`);
      fsyncSync(file);
    },
    read(): LedgerLine[] {
      const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
      return lines.map((line) => JSON.parse(line));
    },
    close: () => closeSync(file),
  };
}

export type Ledger = ReturnType<typeof openLedger>;
