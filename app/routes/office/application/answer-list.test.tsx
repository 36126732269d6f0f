import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AnswerList } from "./answer-list.tsx";

const rows = [{ label: "Prénom", value: "Awa" }, { label: "Date de naissance" }];

function renderAt(at: string): string {
  const pages = createMemoryRouter([{ path: "*", element: <AnswerList rows={rows} /> }], {
    initialEntries: [at],
  });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

test("AnswerList: renders each value, and “not provided” in agreement with the label when it is missing", () => {
  for (const [at, none] of [
    ["/administration/candidatures/1", "Non fournie</span>"],
    ["/en/administration/candidatures/1", "Not provided</span>"],
  ] as const) {
    const page = renderAt(at);
    expect(page).toContain("Awa");
    expect(page).toContain(none);
    expect(page.split(none)).toHaveLength(2);
  }
});
