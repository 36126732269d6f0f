import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AnswerList } from "./answer-list.tsx";

const rows = [{ label: "Prénom", value: "Awa" }, { label: "Date de naissance" }];

function shown(at: string): string {
  const pages = createMemoryRouter([{ path: "*", element: <AnswerList rows={rows} /> }], {
    initialEntries: [at],
  });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

test("what a file holds is said beside its name, and what was not given is said in agreement with it", () => {
  for (const [at, none] of [
    ["/administration/candidatures/1", "Non fournie</span>"],
    ["/en/administration/candidatures/1", "Not provided</span>"],
  ] as const) {
    const page = shown(at);
    expect(page).toContain("Awa");
    expect(page).toContain(none);
    expect(page.split(none)).toHaveLength(2);
  }
});
