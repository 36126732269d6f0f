import { request } from "node:http";
import { text } from "node:stream/consumers";

type Question = { method: string; headers: Record<string, string>; body?: string };

/** Asks a server of this machine by whatever host, as a proxy does: `fetch` writes its own. */
export function askByHost(port: number, path: string, { body, ...question }: Question) {
  return new Promise<Response>((answered, failed) => {
    const asking = request({ host: "127.0.0.1", port, path, ...question }, async (res) => {
      const { statusCode: status, rawHeaders } = res;
      const lines = rawHeaders.flatMap((name, n): [string, string][] =>
        n % 2 ? [] : [[name, rawHeaders[n + 1] ?? ""]],
      );
      answered(new Response(await text(res), { status, headers: new Headers(lines) }));
    });
    asking.once("error", failed).end(body);
  });
}
