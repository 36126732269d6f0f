import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A port of this machine that nobody holds, for a server whose settings name it. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  holder.close();
  await once(holder, "close");
  return port;
}
