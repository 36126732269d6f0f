import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { CloseTerms } from "./close-terms.tsx";

function textFor(isOver: boolean, prefix = ""): string {
  const sent = [{ number: "2027-000123", isOver }];
  const element = <CloseTerms sentNumbers={sent} graceDays={14} />;
  const initialEntries = [`${prefix}/espace-etudiant/mon-compte/fermer`];
  const pages = createMemoryRouter([{ path: "*", element }], { initialEntries });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

describe("CloseTerms", () => {
  it.each([
    ["", /l’école l’étudie et vous répond/, /l’école ne l’étudie plus/],
    ["/en", /the school will review it and reply to you/, /the school no longer reviews it/],
  ])(
    "says that the school studies a sent application only until it is over (%s)",
    (prefix, open, over) => {
      expect(textFor(false, prefix)).toMatch(open);
      expect(textFor(true, prefix)).toMatch(over);
      expect(textFor(true, prefix)).not.toMatch(open);
    },
  );
});
