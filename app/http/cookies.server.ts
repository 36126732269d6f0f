import { cookieIn } from "#app/late/cookies.ts";

/** The value of a cookie that came with this request; undefined when there is none. */
export function readCookie({ headers }: Request, name: string): string | undefined {
  return cookieIn(headers.get("cookie") ?? "", name);
}

type Keeping = {
  /** In seconds; an empty value is forgotten at once. Until the browser is closed, when absent. */
  maxAge?: number;
  /** Out of reach of scripts. */
  httpOnly?: boolean;
};

/** The `Set-Cookie` line that keeps a value for all our pages; `""` forgets it. */
export function cookieLine(
  request: Request,
  name: string,
  value: string,
  { maxAge, httpOnly }: Keeping = {},
): string {
  const age = value ? maxAge : 0;
  return [
    `${name}=${value}`,
    "Path=/",
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
    ...(httpOnly ? ["HttpOnly"] : []),
    "SameSite=Lax",
    ...(request.url.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
}
