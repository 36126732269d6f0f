import { expect, test } from "vitest";
import { loader } from "./moved-contact.ts";

test("/contact is sent to /contacts for good, in the language asked", () => {
  for (const [from, to] of [
    ["/contact", "/contacts"],
    ["/en/contact?x=1", "/en/contacts?x=1"],
  ]) {
    const request = new Request(`https://school.example${from}`);
    const sent = loader({ request } as Parameters<typeof loader>[0]);
    expect([sent.status, sent.headers.get("Location")]).toEqual([301, to]);
  }
});
