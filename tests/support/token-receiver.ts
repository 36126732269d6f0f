import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type TokenEvent = { method: string; token: string };

/** A fake system that is notified of sign-ins: up, down (503) or slow (never answers). */
export async function startTokenReceiver() {
  const events: TokenEvent[] = [];
  const pendingResponses: ServerResponse[] = [];
  const state = { mode: "up" as "up" | "down" | "slow" };
  const server = createServer((req, res) => {
    const token = req.headers.authorization?.replace("Bearer ", "") ?? "";
    events.push({ method: req.method ?? "", token });
    if (state.mode === "slow") pendingResponses.push(res);
    else res.writeHead(state.mode === "down" ? 503 : 204).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sessions`,
    events,
    state,
    /** How many unanswered requests the client closed by itself, optionally of one method. */
    gaveUp: (method?: string) =>
      pendingResponses.filter(({ closed, req }) => closed && (!method || req.method === method))
        .length,
    async close() {
      for (const res of pendingResponses) res.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
