import { request } from "node:http";
import { text } from "node:stream/consumers";

type HostRequest = { method: string; headers: Record<string, string>; body?: string };

/** Requests a server on this machine with any Host header; `fetch` sets its own. */
export function requestWithHost(port: number, path: string, { body, ...options }: HostRequest) {
  return new Promise<Response>((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, ...options }, async (res) => {
      const { statusCode: status, rawHeaders } = res;
      const lines = rawHeaders.flatMap((name, n): [string, string][] =>
        n % 2 ? [] : [[name, rawHeaders[n + 1] ?? ""]],
      );
      resolve(new Response(await text(res), { status, headers: new Headers(lines) }));
    });
    outgoing.once("error", reject).end(body);
  });
}
