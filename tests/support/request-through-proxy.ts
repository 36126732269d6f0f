import { requestWithHost } from "./request-with-host.ts";

type ProxiedRequest = {
  form?: Record<string, string>;
  cookie?: string;
  from?: string;
  host?: string;
};

/**
 * The way to ask a site as its proxy passes it on: by the host of the site, with the address (`from`) it saw, in the
 * header `X-Real-IP`.
 */
export function createProxiedClient(origin: string, port: number) {
  return (
    address: string,
    { form, cookie = "", from = "198.51.100.1", host }: ProxiedRequest = {},
  ) => {
    const typed = form && { "content-type": "application/x-www-form-urlencoded" };
    const method = form ? "POST" : "GET";
    const asker = { host: host ?? new URL(origin).host, origin, "x-real-ip": from, cookie };
    const body = form && `${new URLSearchParams(form)}`;
    return requestWithHost(port, address, { method, headers: { ...asker, ...typed }, body });
  };
}

/** What a browser that got this answer sends with the next question. */
export function cookieHeader(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}
