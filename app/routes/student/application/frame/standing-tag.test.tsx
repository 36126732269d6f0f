import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type State, states } from "#app/features/admissions/application-state.ts";
import type { ChoiceStatus } from "#app/features/decisions/withdrawal.ts";
import type { Sent } from "../../home/overview.server.ts";
import { SentCard } from "../../home/sent-card.tsx";
import type { FollowedChoice } from "../status/follow-page.server.ts";
import { TrackedChoice } from "../status/tracked-choice.tsx";

const sentOn = { submittedAt: new Date("2026-11-20"), stateSince: new Date("2026-11-21") };

/** The colour and the word of the first tag of a part of a page. */
const tagOf = (part: ReactNode) => /<span class="(tag tag-[^<]*)</.exec(shownBy(part))?.[1];

function shownBy(part: ReactNode): string {
  const pages = createMemoryRouter([{ path: "*", element: part }], {
    initialEntries: ["/espace-etudiant"],
  });
  return renderToStaticMarkup(<RouterProvider router={pages} />);
}

/** A choice at the home of the candidate, and where it is followed. */
function bothOf(standing: ChoiceStatus, state: State, conditions: { state: string }[] = []) {
  const conditionsLeft = conditions.filter((one) => one.state === "pending").length;
  const sent = { ...sentOn, awaited: [], standing, together: null, choices: 1, number: "" };
  const followed = { ...sentOn, campus: "senegal" as const };
  const choice = { ...sentOn, state, standing, conditions, name: "", position: 1 };
  return [
    <SentCard key="home" sent={{ ...sent, conditionsLeft } as unknown as Sent} />,
    <TrackedChoice key="followed" choice={choice as unknown as FollowedChoice} {...followed} />,
  ];
}

test("a state has one colour, at the home of the candidate and where it is followed", () => {
  const all: ChoiceStatus[] = [...states.filter((state) => state !== "draft"), "closed"];
  const seen = all.map((standing) => {
    const state = standing === "closed" ? "withdrawn" : standing;
    return bothOf(standing, state).map(tagOf);
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

test("who accepted is told what is left to meet before enrolment, in both places", () => {
  const said = (...conditions: string[]) =>
    bothOf(
      "accepted",
      "accepted",
      conditions.map((state) => ({ state, id: state })),
    ).map((part) => /Vous avez accepté\.[^<]*/.exec(shownBy(part))?.[0].replace(/\s/g, " "));
  const twice = (sentence: string) => [sentence, sentence];
  const two = "Vous avez accepté. Il reste 2 conditions à remplir ; l’inscription vient ensuite.";
  expect(said("pending", "pending")).toEqual(twice(two));
  const one = "Vous avez accepté. Il reste une condition à remplir ; l’inscription vient ensuite.";
  expect(said("pending", "met")).toEqual(twice(one));
  expect(said("met", "waived")).toEqual(twice("Vous avez accepté. L’inscription suit."));
  expect(said()).toEqual(twice("Vous avez accepté. L’inscription suit."));
});
