import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { StoredEmail } from "../../../app/platform/mail/file-transport.server.ts";
import { findLink } from "../mailbox.ts";

/** The emails of a demonstration; each file is read once. */
export function openConfirmationEmails(dataDir: string) {
  const folder = join(dataDir, "mail");
  const read = new Set<string>();
  const tokens = new Map<string, string>();
  return {
    /** The token in the confirmation link; undefined until the email exists. */
    async tokenFor(email: string): Promise<string | undefined> {
      for (const name of readdirSync(folder)) {
        if (!name.endsWith(".json") || read.has(name)) continue;
        read.add(name);
        const mail: StoredEmail = JSON.parse(readFileSync(join(folder, name), "utf8"));
        const token = /confirmez/i.test(mail.subject)
          ? new URLSearchParams(findLink(mail).replace(/^.*\?/, "")).get("token")
          : null;
        if (token) tokens.set(mail.to, token);
      }
      return tokens.get(email);
    },
  };
}

export type ConfirmationEmails = ReturnType<typeof openConfirmationEmails>;
