import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type ConsentFormErrors, ConsentRequest } from "./consent-request.tsx";
import type { ConsentRequestView } from "./consent-request-view.ts";
import { GivenConsent } from "./given-consent.tsx";

const asking: ConsentRequestView = {
  ...{ state: "open", candidate: "Awa Diop", campus: "senegal", choices: [], adult: "mother" },
  ...{ adultName: "Mariama Diop", age: 18, expiresAt: new Date("2026-12-01T10:00:00Z") },
  ...{ purposes: ["application", "messages"], hasOwnMailbox: true, given: null },
};
const given = { at: new Date("2026-11-20T10:00:00Z"), purposes: ["application" as const] };

function shown(page: React.ReactNode, prefix = ""): string {
  const pages = createMemoryRouter([{ path: "*", element: page }], {
    initialEntries: [`${prefix}/accord/x`],
  });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

const nameIn = (page: string) => /<input[^>]*name="name"[^>]*>/.exec(page)?.[0];

describe("ConsentRequest", () => {
  it("leaves the name of the adult empty, and says in the hint which one the candidate gave", () => {
    const french = shown(<ConsentRequest consentRequest={asking} />);
    expect(nameIn(french)).not.toContain("value=");
    expect(french).toMatch(/Awa Diop a indiqué «\s*Mariama Diop\s*»\. Écrivez-le vous-même/);
    const english = shown(<ConsentRequest consentRequest={asking} />, "/en");
    expect(nameIn(english)).not.toContain("value=");
    expect(english).toContain("Awa Diop entered “Mariama Diop”. Type it yourself");
    expect(shown(<ConsentRequest consentRequest={{ ...asking, adultName: "" }} />)).not.toContain(
      "indiqué «",
    );
  });

  it("gives back the name that the adult typed, when the form is refused", () => {
    const refused: ConsentFormErrors = { errors: {}, typed: { name: "M. Diop" } };
    expect(
      nameIn(shown(<ConsentRequest consentRequest={asking} formErrors={refused} />)),
    ).toContain('value="M. Diop"');
  });
});

describe("the page of a consent, for an adult with the mailbox of the candidate's account", () => {
  it.each([
    ["", "celle du compte d’Awa Diop"],
    ["/en", "Awa Diop’s own account"],
  ])("says that no conversation can be shared with them (%s)", (prefix, sentence) => {
    for (const hasOwnMailbox of [true, false]) {
      const one = { ...asking, hasOwnMailbox };
      const isSaid = [
        <ConsentRequest key="asked" consentRequest={one} />,
        <GivenConsent
          key="given"
          consentRequest={{ ...one, given }}
          outcome={null}
          isOutdated={false}
        />,
      ].map((page) => shown(page, prefix).includes(sentence));
      expect(isSaid).toEqual([!hasOwnMailbox, !hasOwnMailbox]);
    }
  });
});
