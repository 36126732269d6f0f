import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { SectionStep } from "#app/features/admissions/sections.ts";
import { ApplicationTasks } from "./application-tasks.tsx";
import { ProgressCard } from "./progress-card.tsx";

const buildStep = (section: SectionStep["section"], isOptional: boolean): SectionStep => ({
  section,
  status: isOptional ? "optional" : "to-do",
  isOptional,
  reason: null,
});

/** The steps of an adult, whose parents are optional, or of a minor. */
const buildSteps = ({ isAdult }: { isAdult: boolean }) => [
  buildStep("identity", false),
  buildStep("passport", true),
  buildStep("parents", isAdult),
  buildStep("cursus", false),
  buildStep("basket", false),
];

/** Renders the card and the task list under it, and counts the rows. */
function renderOverview(path: string, steps: SectionStep[]) {
  const overview = { steps, entries: 0, withoutProof: 0, choices: 0, canSend: false };
  const router = createMemoryRouter(
    [
      {
        path: "*",
        element: (
          <>
            <ProgressCard steps={steps} isClosed={false} />
            <ApplicationTasks overview={overview as never} isClosed={false} />
          </>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { html, rows: html.match(/<li>/g)?.length };
}

describe("ProgressCard", () => {
  it("counts every row of the task list, as a required or as an optional step", () => {
    const minor = renderOverview("/espace-etudiant/candidate", buildSteps({ isAdult: false }));
    expect(minor.rows).toBe(5 + 1);
    expect(minor.html).toContain("0 étape obligatoire terminée sur 5");
    expect(minor.html).toContain("Une autre étape est facultative.");

    const adult = renderOverview("/espace-etudiant/candidate", buildSteps({ isAdult: true }));
    expect(adult.rows).toBe(4 + 2);
    expect(adult.html).toContain("0 étape obligatoire terminée sur 4");
    expect(adult.html).toContain("2 autres étapes sont facultatives.");
  });

  it("marks an optional step that is begun", () => {
    const steps = buildSteps({ isAdult: false }).map((step) =>
      step.isOptional ? { ...step, status: "in-progress" as const } : step,
    );
    const { html } = renderOverview("/espace-etudiant/candidate", steps);
    expect(html).toContain("<small>Facultatif</small>");
  });

  it("says the same in English", () => {
    const { html } = renderOverview(
      "/en/espace-etudiant/candidate",
      buildSteps({ isAdult: false }),
    );
    expect(html).toContain("0 of 5 required steps done");
    expect(html).toContain("One more step is optional.");
  });
});
