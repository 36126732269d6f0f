import { get } from "node:http";

/** Returns a response body as sent; `fetch` would decompress it. */
export function fetchCompressed(address: string, encoding: string) {
  return new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
    const headers = { "accept-encoding": encoding };
    get(address, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () =>
        resolve({ encoding: answer.headers["content-encoding"], body: Buffer.concat(parts) }),
      );
    }).on("error", reject);
  });
}
