import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { states } from "#app/features/admissions/application.ts";
import type { Standing } from "#app/features/decisions/departure.ts";
import type { Sent } from "../../home/overview.server.ts";
import { SentCard } from "../../home/sent-card.tsx";
import type { FollowedChoice } from "../status/follow-page.server.ts";
import { TrackedChoice } from "../status/tracked-choice.tsx";

const sentOn = { submittedAt: new Date("2026-11-20"), stateSince: new Date("2026-11-21") };

/** The colour and the word of the first tag of a part of a page. */
function tagOf(part: ReactNode): string | undefined {
  const pages = createMemoryRouter([{ path: "*", element: part }], {
    initialEntries: ["/espace-etudiant"],
  });
  const page = renderToStaticMarkup(<RouterProvider router={pages} />);
  return /<span class="(tag tag-[^<]*)</.exec(page)?.[1];
}

test("a state has one colour, at the home of the candidate and where it is followed", () => {
  const all: Standing[] = [...states.filter((state) => state !== "draft"), "closed"];
  const seen = all.map((standing) => {
    const state = standing === "closed" ? "withdrawn" : standing;
    const sent = { ...sentOn, awaited: [], standing, together: null, choices: 1, number: "" };
    const choice = { ...sentOn, state, standing, conditions: [], name: "", position: 1 };
    const followed = { choice: choice as unknown as FollowedChoice, ...sentOn };
    return [
      tagOf(<SentCard sent={sent as unknown as Sent} />),
      tagOf(<TrackedChoice {...followed} />),
    ];
  });
  for (const [home, followed] of seen) expect(home).toBe(followed);
  const told = Object.fromEntries(
    seen.map(([tag = ""]) => tag.split('">').reverse() as [string, string]),
  );
  expect(told).toMatchObject({
    "Offre sous conditions": "tag tag-ok",
    "Complément demandé": "tag tag-warn",
    "En examen": "tag tag-info",
  });
  expect(new Set(Object.values(told))).not.toContain("tag tag-error");
});
