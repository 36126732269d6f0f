import { buildCandidate, type Candidate } from "#tests/support/candidate.ts";
import { findLink, openMailbox } from "#tests/support/mailbox.ts";
import { cookieHeader } from "#tests/support/request-through-proxy.ts";
import { removeDataDir, startServer } from "#tests/support/server.ts";

/** A demonstration of the built site. */
export type Site = {
  port: string;
  /** Creates an account with a confirmed address, by requests without a browser. */
  createAccount(name: string): Promise<Candidate>;
  stop(): Promise<void>;
};

/** Starts the built site on its own data folder. */
export async function startSite(): Promise<Site> {
  const server = await startServer({
    env: { LOG_LEVEL: "warn", CLIENT_ADDRESS_HEADER: "X-Real-IP" },
  });
  // Read by expireIdleSessions.
  process.env.SITE_DATA_DIR = server.dataDir;
  const mailbox = openMailbox(server.dataDir);
  const submit = async (path: string, form: Record<string, string>, cookie = "") => {
    const headers = { origin: server.origin, "x-real-ip": `2001:db8::${addressCount}`, cookie };
    const body = new URLSearchParams(form);
    const request = { method: "POST", headers, body, redirect: "manual" } as const;
    const response = await fetch(server.origin + path, request);
    if (response.status >= 400) throw new Error(`${path} answers ${response.status}`);
    return response;
  };
  // The site limits the sign-ups of one address.
  let addressCount = 0;
  return {
    port: new URL(server.origin).port,
    async createAccount(name) {
      addressCount += 1;
      const candidate = buildCandidate(`${name}@exemple.test`);
      // The browser that signed up is recognised by a cookie: another one would have to choose a new password.
      const cookie = cookieHeader(await submit("/inscription", candidate));
      const link = findLink(await mailbox.findLastTo(candidate.email, /confirmez/i));
      const token = new URLSearchParams(link.replace(/^.*\?/, "")).get("token");
      if (!token) throw new Error(`There is no token in ${link}`);
      await submit("/verification", { token }, cookie);
      return candidate;
    },
    async stop() {
      await server.stop();
      removeDataDir(server.dataDir);
    },
  };
}
