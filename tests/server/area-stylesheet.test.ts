import { expect, test } from "vitest";
import { STYLESHEETS_COOKIE } from "#app/client/cookies.ts";
import { getSharedOrigin } from "#tests/support/public-site.ts";
import { createSignedInClient } from "#tests/support/test-client.ts";

const origin = await getSharedOrigin();

test.for([
  ["candidat@demo.test", "/espace-etudiant/candidate/info-personnel"],
  ["admissions@demo.test", "/administration/candidatures"],
] as const)(
  "%s: a browser that has the stylesheet of %s cached gets a link instead of its text",
  async ([email, page]) => {
    const client = await createSignedInClient(origin, email);
    const first = await (await client.request(page)).text();
    const [, href = "", hash] = /"stylesheet" href="([^"]+-([\w-]{8})\.css)"/.exec(first) ?? [];
    client.cookie += `; ${STYLESHEETS_COOKIE}=AAAAAAAA.${hash}`;
    const second = await (await client.request(page)).text();
    expect(second).toContain(`<link rel="stylesheet" href="${href}"/>`);
    expect(second).toMatch(/<style[^>]*><\/style>/);
    expect(first.length - second.length).toBeGreaterThan(60_000);
  },
);
