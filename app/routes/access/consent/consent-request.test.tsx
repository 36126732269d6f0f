import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { type ConsentFormErrors, ConsentRequest } from "./consent-request.tsx";
import type { ConsentRequestView } from "./consent-request-view.ts";
import { GivenConsent } from "./given-consent.tsx";

const openRequest: ConsentRequestView = {
  ...{ state: "open", candidate: "Awa Diop", campus: "senegal", choices: [], adult: "mother" },
  ...{ adultName: "Mariama Diop", age: 18, expiresAt: new Date("2026-12-01T10:00:00Z") },
  ...{ purposes: ["application", "messages"], hasOwnMailbox: true, given: null },
};
const consent = { at: new Date("2026-11-20T10:00:00Z"), purposes: ["application" as const] };

function render(page: React.ReactNode, prefix = ""): string {
  const pages = createMemoryRouter([{ path: "*", element: page }], {
    initialEntries: [`${prefix}/accord/x`],
  });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

const findNameInput = (page: string) => /<input[^>]*name="name"[^>]*>/.exec(page)?.[0];

describe("ConsentRequest", () => {
  it("does not prefill the name of the adult, and shows in the hint the one that the candidate entered", () => {
    const french = render(<ConsentRequest consentRequest={openRequest} />);
    expect(findNameInput(french)).not.toContain("value=");
    expect(french).toMatch(/Awa Diop a indiqué «\s*Mariama Diop\s*»\. Écrivez-le vous-même/);
    const english = render(<ConsentRequest consentRequest={openRequest} />, "/en");
    expect(findNameInput(english)).not.toContain("value=");
    expect(english).toContain("Awa Diop entered “Mariama Diop”. Type it yourself");
    expect(
      render(<ConsentRequest consentRequest={{ ...openRequest, adultName: "" }} />),
    ).not.toContain("indiqué «");
  });

  it("fills in the submitted name when the form is refused", () => {
    const refused: ConsentFormErrors = { errors: {}, submitted: { name: "M. Diop" } };
    expect(
      findNameInput(render(<ConsentRequest consentRequest={openRequest} formErrors={refused} />)),
    ).toContain('value="M. Diop"');
  });

  it("lists its errors in the order of the fields on the page", () => {
    const formErrors: ConsentFormErrors = {
      errors: { name: "required", purposes: "required" },
      submitted: {},
    };
    const page = render(<ConsentRequest consentRequest={openRequest} formErrors={formErrors} />);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(["purpose-application", "name"]);
    const [first = 0, second = 0] = links.map((id) => page.indexOf(` id="${id}"`));
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
  });
});

describe("ConsentRequest and GivenConsent", () => {
  it.each([
    ["", "celle du compte d’Awa Diop"],
    ["/en", "Awa Diop’s own account"],
  ])(
    "say that no conversation can be shared with an adult who has the candidate's address (%s)",
    (prefix, sentence) => {
      for (const hasOwnMailbox of [true, false]) {
        const consentRequest = { ...openRequest, hasOwnMailbox };
        const hasSentence = [
          <ConsentRequest key="asked" consentRequest={consentRequest} />,
          <GivenConsent
            key="given"
            consentRequest={{ ...consentRequest, given: consent }}
            outcome={null}
            isOutdated={false}
          />,
        ].map((page) => render(page, prefix).includes(sentence));
        expect(hasSentence).toEqual([!hasOwnMailbox, !hasOwnMailbox]);
      }
    },
  );
});
