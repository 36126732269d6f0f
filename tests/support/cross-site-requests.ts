/** The origin of another site. */
export const OTHER_SITE = "https://evil.example";

/** Headers of requests that do not come from a page of this origin. */
export function crossSiteHeaders(origin: string): Record<string, string>[] {
  const { host, port } = new URL(origin);
  return [
    { origin: OTHER_SITE },
    { origin: "null" },
    { origin: `https://${host}` },
    { origin: origin.replace(port, String(Number(port) + 1)) },
    { origin: `http://localhost.evil.example:${port}` },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { referer: `${origin}/contacts` },
    {},
  ];
}

/** One request body of each kind that a form or script can send. */
export const formBodies: [type: string, body: string][] = [
  ["application/x-www-form-urlencoded", "email=a%40b.test&intent=submit"],
  [
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nsubmit\r\n--x--\r\n',
  ],
  ["text/plain", "intent=submit"],
  ["application/json", '{"intent":"submit"}'],
];

/** Addresses with a NUL character, which PostgreSQL text cannot store. */
export const pathsWithNull = [
  "/suppression/%00",
  "/accord/%00",
  "/invitation/%00",
  "/fichiers/%00",
];
