import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KeptMail } from "../../../app/platform/mail/folder.server.ts";
import { linkIn } from "../mailbox.ts";

/** The letters of a demonstration, each read once however often they are asked for. */
export function lettersOf(dataDir: string) {
  const folder = join(dataDir, "mail");
  const read = new Set<string>();
  const tokens = new Map<string, string>();
  return {
    /** The token of the link that confirms an address; undefined until its letter is there. */
    async tokenFor(email: string): Promise<string | undefined> {
      for (const name of readdirSync(folder)) {
        if (!name.endsWith(".json") || read.has(name)) continue;
        read.add(name);
        const mail: KeptMail = JSON.parse(readFileSync(join(folder, name), "utf8"));
        const token = /confirmez/i.test(mail.subject)
          ? new URLSearchParams(linkIn(mail).replace(/^.*\?/, "")).get("token")
          : null;
        if (token) tokens.set(mail.to, token);
      }
      return tokens.get(email);
    },
  };
}

export type Letters = ReturnType<typeof lettersOf>;
