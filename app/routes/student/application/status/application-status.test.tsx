import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { State } from "#app/features/admissions/application-state.ts";
import { ApplicationStatus } from "./application-status.tsx";

const emptyPage = {
  ...{ proofs: [], requests: [], refused: [], interviews: [], offers: [], cancelled: [] },
  campus: "senegal",
  ...{ cancelledInterviews: [], others: [], mayLeave: false, handOff: null, number: "ER-27-DKR-1" },
  news: { ownIntake: null, next: null, coming: null },
};

/** Renders the page with this action result. */
function renderPage(page: object, answer?: unknown): string {
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <ApplicationStatus page={{ ...emptyPage, choices: [], ...page } as never} result={answer} />
      ),
    },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** Returns the success message of the page for choices in these states. */
function getDoneMessage(done: string, ...states: State[]): string | undefined {
  const [submittedAt, stateSince] = [new Date("2026-11-20"), new Date("2026-11-21")];
  const choices = states.map((state, place) => ({
    ...{ id: String(place), state, status: state, stateSince, position: place + 1, name: "" },
    conditions: [],
  }));
  return /notice-ok.*?<p>([^<]*)/.exec(renderPage({ submittedAt, choices, done }))?.[1];
}

test("ActionOutcome: mentions other choices only while one is open", () => {
  expect(getDoneMessage("accepted", "accepted", "under-review")).toContain(
    "Vos autres choix restent ouverts",
  );
  for (const other of [[], ["refused"], ["withdrawn", "expired"]] as State[][])
    expect(getDoneMessage("accepted", "accepted", ...other)).toBe(
      "Vous avez accepté l’offre. Le bureau des admissions vous écrit pour la suite.",
    );
  expect(getDoneMessage("withdrawn", "withdrawn", "submitted")).toContain(
    "Les autres ne changent pas.",
  );
  expect(getDoneMessage("withdrawn", "withdrawn", "refused")).toContain(
    "C’était le dernier encore ouvert.",
  );
});

test("ApplicationStatus: links to the submitted answers and to the receipt of this application", () => {
  const html = renderPage({ submittedAt: new Date("2026-11-20"), done: null });
  const application = "/espace-etudiant/candidate";
  const number = "candidature=ER-27-DKR-1";
  expect(html).toContain(`href="${application}/recapitulatif?${number}"`);
  expect(html).toMatch(new RegExp(`href="${application}/recu\\?${number}" download`));
});

test("OtherTimeForm: keeps the typed text when the interview was moved meanwhile", () => {
  const interview = (id: string) => ({
    ...{ id, state: "proposed", moment: "Le 3 décembre à 14 h 30", minutes: 30, position: 1 },
    ...{ place: "Dakar", link: null, words: null, otherTime: null },
  });
  const submitted = { intent: "request-other-time", subjectId: "gone", words: "Plutôt jeudi." };
  const answer = { ok: false, reason: "interview-closed", errors: {}, submitted };
  const at = { submittedAt: new Date("2026-11-20"), done: null };
  const html = renderPage({ ...at, interviews: [interview("moved")] }, answer);
  expect(html).toContain("Cet entretien a changé entre-temps");
  expect(html).toMatch(/<details[^>]* open="".*Plutôt jeudi\.<\/textarea>/);
  const several = { ...at, interviews: [interview("moved"), interview("other")] };
  expect(renderPage(several, answer)).not.toContain("Plutôt jeudi.");
  const own = { ...answer, submitted: { ...submitted, subjectId: "other" } };
  expect(renderPage(several, own).match(/Plutôt jeudi\./g)).toHaveLength(1);
  const confirmed = { ...answer, submitted: { ...submitted, intent: "confirm-interview" } };
  expect(renderPage({ ...at, interviews: [interview("moved")] }, confirmed)).not.toContain(
    " open=",
  );
});

test("ApplicationStatus: shows the days of choices and offers in the time zone of the campus", () => {
  // Before midnight in Dakar it is already the next day in Yaoundé.
  const at = new Date("2026-11-26T23:30:00Z");
  const choice = {
    ...{ id: "1", state: "submitted", status: "submitted", position: 1, name: "" },
    ...{ stateSince: at, conditions: [] },
  };
  const offer = {
    id: "1",
    universityName: "",
    conditions: 0,
    days: 1,
    offeredAt: at,
    answerBy: at,
  };
  const page = { submittedAt: at, done: null, choices: [choice], offers: [offer] };
  const textFor = (campus: string) => renderPage({ ...page, campus }).replaceAll("\u00A0", " ");
  expect(textFor("senegal")).not.toMatch(/27 nov/);
  const yaounde = textFor("cameroon");
  expect(yaounde).not.toMatch(/26 nov/);
  expect(yaounde.match(/27 novembre 2026/g)?.length).toBeGreaterThanOrEqual(3);
  expect(yaounde).toContain("27 nov.");
});
