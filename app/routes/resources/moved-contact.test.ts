import { expect, test } from "vitest";
import { loader } from "./moved-contact.ts";

test("moved contact loader: redirects /contact to /contacts with 301, in the same language", () => {
  for (const [from, to] of [
    ["/contact", "/contacts"],
    ["/en/contact?x=1", "/en/contacts?x=1"],
  ]) {
    const request = new Request(`https://school.example${from}`);
    const response = loader({ request } as Parameters<typeof loader>[0]);
    expect([response.status, response.headers.get("Location")]).toEqual([301, to]);
  }
});
