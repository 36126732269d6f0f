import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type State, states } from "#app/features/admissions/application-state.ts";
import type { ChoiceStatus } from "#app/features/decisions/withdrawal.ts";
import type { HomeSentApplication } from "../../home/home-overview.server.ts";
import { SentCard } from "../../home/sent-card.tsx";
import type { ChoiceView } from "../status/status-page.server.ts";
import { TrackedChoice } from "../status/tracked-choice.tsx";

const sentOn = { submittedAt: new Date("2026-11-20"), stateSince: new Date("2026-11-21") };

/** Returns the class and the text of the first tag of an element. */
const findTag = (part: ReactNode) => /<span class="(tag tag-[^<]*)</.exec(renderPart(part))?.[1];

function renderPart(part: ReactNode): string {
  const router = createMemoryRouter([{ path: "*", element: part }], {
    initialEntries: ["/espace-etudiant"],
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Renders a choice on the home page and on the status page. */
function renderBoth(status: ChoiceStatus, state: State, conditions: { state: string }[] = []) {
  const conditionsLeft = conditions.filter((one) => one.state === "pending").length;
  const sent = { ...sentOn, awaited: [], status, together: null, choices: 1, number: "" };
  const tracked = { ...sentOn, campus: "senegal" as const };
  const choice = { ...sentOn, state, status, conditions, name: "", position: 1 };
  return [
    <SentCard key="home" sent={{ ...sent, conditionsLeft } as unknown as HomeSentApplication} />,
    <TrackedChoice key="followed" choice={choice as unknown as ChoiceView} {...tracked} />,
  ];
}

test("StatusTag: has the same colour on the home page and the status page", () => {
  const all: ChoiceStatus[] = [...states.filter((state) => state !== "draft"), "closed"];
  const renderedPairs = all.map((status) => {
    const state = status === "closed" ? "withdrawn" : status;
    return renderBoth(status, state).map(findTag);
  });
  for (const [home, tracked] of renderedPairs) expect(home).toBe(tracked);
  const classByLabel = Object.fromEntries(
    renderedPairs.map(([tag = ""]) => tag.split('">').reverse() as [string, string]),
  );
  expect(classByLabel).toMatchObject({
    "Offre sous conditions": "tag tag-ok",
    "Complément demandé": "tag tag-warn",
    "En examen": "tag tag-info",
  });
  expect(new Set(Object.values(classByLabel))).not.toContain("tag tag-error");
});

test("an accepted choice shows its pending conditions on the home page and the status page", () => {
  const listSentences = (...conditions: string[]) =>
    renderBoth(
      "accepted",
      "accepted",
      conditions.map((state) => ({ state, id: state })),
    ).map((part) => /Vous avez accepté\.[^<]*/.exec(renderPart(part))?.[0].replace(/\s/g, " "));
  const repeatTwice = (sentence: string) => [sentence, sentence];
  const two = "Vous avez accepté. Il reste 2 conditions à remplir ; l’inscription vient ensuite.";
  expect(listSentences("pending", "pending")).toEqual(repeatTwice(two));
  const one = "Vous avez accepté. Il reste une condition à remplir ; l’inscription vient ensuite.";
  expect(listSentences("pending", "met")).toEqual(repeatTwice(one));
  expect(listSentences("met", "waived")).toEqual(
    repeatTwice("Vous avez accepté. L’inscription suit."),
  );
  expect(listSentences()).toEqual(repeatTwice("Vous avez accepté. L’inscription suit."));
});
