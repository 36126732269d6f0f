import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { State } from "#app/features/admissions/application.ts";
import { Followed } from "./followed.tsx";

const none = {
  ...{ proofs: [], requests: [], refused: [], interviews: [], offers: [], cancelled: [] },
  ...{ cancelledInterviews: [], others: [], mayLeave: false, handOff: null, number: "ER-27-DKR-1" },
  news: { own: null, next: null, coming: null },
};

/** What the page says of what was just done, once the choices are in these states. */
function told(done: string, ...states: State[]): string | undefined {
  const [submittedAt, stateSince] = [new Date("2026-11-20"), new Date("2026-11-21")];
  const choices = states.map((state, place) => ({
    ...{ id: String(place), state, standing: state, stateSince, position: place + 1, name: "" },
    conditions: [],
  }));
  const page = { ...none, submittedAt, choices, done } as never;
  const pages = createMemoryRouter([
    { path: "*", element: <Followed page={page} answer={undefined} /> },
  ]);
  const html = renderToStaticMarkup(<RouterProvider router={pages} />);
  return /notice-ok.*?<p>([^<]*)/.exec(html)?.[1];
}

test("what was just done says nothing of other choices where none is open", () => {
  expect(told("accepted", "accepted", "under-review")).toContain(
    "Vos autres choix restent ouverts",
  );
  for (const other of [[], ["refused"], ["withdrawn", "expired"]] as State[][])
    expect(told("accepted", "accepted", ...other)).toBe(
      "Vous avez accepté l’offre. Le bureau des admissions vous écrit pour la suite.",
    );
  expect(told("withdrawn", "withdrawn", "submitted")).toContain("Les autres ne changent pas.");
  expect(told("withdrawn", "withdrawn", "refused")).toContain("C’était le dernier encore ouvert.");
});
