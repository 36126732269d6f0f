import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, test } from "vitest";
import type { Campus } from "./actor.ts";
import { CampusContext, useCampusClock } from "./use-campus.ts";

const AT = new Date("2027-03-11T23:30:00Z");

function ClockView() {
  const clock = useCampusClock();
  return `${clock.date(AT)}, ${clock.time(AT)}`;
}

const renderClock = (campus: Campus | null) =>
  renderToStaticMarkup(
    <StaticRouter location="/espace-etudiant/compte">
      <CampusContext value={campus}>
        <ClockView />
      </CampusContext>
    </StaticRouter>,
  ).replaceAll("\u00A0", " ");

describe("useCampusClock", () => {
  test("writes the day and the time of the campus, with the name of its clock", () => {
    expect(renderClock("cameroon")).toBe("12 mars 2027, 0 h 30 (heure de Yaoundé)");
    expect(renderClock("senegal")).toBe("11 mars 2027, 23 h 30 (heure de Dakar)");
  });

  test("writes both clocks while no campus is chosen", () => {
    expect(renderClock(null)).toBe("11 mars 2027, 23 h 30 à Dakar, 0 h 30 à Yaoundé");
  });
});
