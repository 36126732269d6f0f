import { createHash } from "node:crypto";
import { config } from "#app/platform/config.server.ts";

/** Inline scripts and styles of a page, its nonce, and the origins its forms may redirect to. */
type AllowedSources = {
  scripts?: string[];
  styles?: string[];
  nonce?: string | undefined;
  formTargets?: string[];
};

/**
 * Policy of a page. Inline scripts and styles are allowed by hash, because the page may be cached; the styles differ
 * per page (inline-stylesheets.ts). On a page that React hydrates they are allowed by the nonce of the response.
 */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  nonce,
  formTargets = [],
}: AllowedSources) {
  const nonceSource = nonce ? [`'nonce-${nonce}'`] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...nonceSource, ...scripts.map(toHashSource)].join(" "),
    ["style-src 'self'", ...nonceSource, ...styles.map(toHashSource)].join(" "),
    // data: for the blurred preview of a picture; an image cannot run scripts.
    "img-src 'self' blob: data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Short policy of a static file, because it is sent with each one. It allows our own files, which the service
 * worker requests under it.
 */
export const filePolicy =
  "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** Policy of a page shown in a frame of our own pages (the editor's preview). */
export function allowSameOriginFrames(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

const toHashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Headers of every response.
 * @param secure whether the public address is https; adds HSTS
 */
export function securityHeaders(policy: string, secure: boolean): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/**
 * Keeps search engines out of a public demonstration, whose school is fictitious. On localhost the header is
 * omitted, so that pages respond as in production.
 */
export function demoRobotsHeaders(demo: boolean, host = ""): Record<string, string> {
  const isLocalHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);
  return demo && !isLocalHost ? { "X-Robots-Tag": "noindex" } : {};
}

/** Response headers of a page with these inline scripts and styles, or with a nonce for all of them. */
export function pageHeaders(
  scripts: string[],
  styles: string[] = [],
  nonce?: string,
): Record<string, string> {
  const policy = contentSecurityPolicy({ scripts, styles, nonce, formTargets: providerOrigins() });
  const headers = securityHeaders(policy, config().origin.startsWith("https:"));
  if (!import.meta.env.DEV) return headers;
  // Vite's scripts and styles are inline, and its updates come from another port.
  const { "Content-Security-Policy": _, ...others } = headers;
  return others;
}

/** Origins that a form may redirect to: the sign-in pages of the configured providers. */
function providerOrigins(): string[] {
  const { google, facebook } = config();
  return [
    ...(google ? ["https://accounts.google.com"] : []),
    ...(facebook ? ["https://www.facebook.com"] : []),
  ];
}
