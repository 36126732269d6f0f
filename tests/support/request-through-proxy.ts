import { requestWithHost } from "./request-with-host.ts";

type ProxiedRequest = {
  form?: Record<string, string>;
  cookie?: string;
  from?: string;
  host?: string;
};

/**
 * Creates a client that requests as the site's proxy does: with the host of the site and the client's address
 * (`from`) in the header `X-Real-IP`.
 */
export function createProxiedClient(origin: string, port: number) {
  return (
    address: string,
    { form, cookie = "", from = "198.51.100.1", host }: ProxiedRequest = {},
  ) => {
    const contentType = form && { "content-type": "application/x-www-form-urlencoded" };
    const method = form ? "POST" : "GET";
    const asker = { host: host ?? new URL(origin).host, origin, "x-real-ip": from, cookie };
    const body = form && `${new URLSearchParams(form)}`;
    return requestWithHost(port, address, { method, headers: { ...asker, ...contentType }, body });
  };
}

/** The `Cookie` header that a browser would send after this response. */
export function cookieHeader(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}
