import { createHash } from "node:crypto";

/** What a page may hold besides our files: texts within it, and where its forms may lead. */
type AllowedSources = { scripts?: string[]; styles?: string[]; formTargets?: string[] };

/**
 * The inline scripts are the same on every public page, and on every page that wakes, so a hash for each allows
 * them there; the styles that a page carries are its own (inline-sheets.ts).
 */
export function contentSecurityPolicy({
  scripts = [],
  styles = [],
  formTargets = [],
}: AllowedSources) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(" "),
    ["style-src 'self'", ...styles.map(hashOf)].join(" "),
    // data: the first look at a picture, inside its page; an image runs nothing.
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
 * The policy of a file that no page is made in: a script, a sheet, a picture. In few words, for it travels with each; the
 * service worker asks for our own files under it.
 */
export const filePolicy =
  "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** The policy of a page that a page of ours shows in a frame (the preview of an editor). */
export function allowSameOriginFrames(policy: string): string {
  return policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Headers of every answer, whatever it is. `secure` when the public address is https. */
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
 * A demonstration that can be reached from elsewhere asks search engines to leave it out: its school is
 * imagined. On the machine itself no robot comes, and the pages answer as they will in production.
 */
export function demoRobotsHeaders(demo: boolean, host = ""): Record<string, string> {
  const here = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host);
  return demo && !here ? { "X-Robots-Tag": "noindex" } : {};
}
