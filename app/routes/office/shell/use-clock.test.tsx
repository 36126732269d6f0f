import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Campus } from "#app/features/access/actor.ts";
import { HistoryList } from "../application/history/history.tsx";
import { NotificationTable } from "../notifications/notification-table.tsx";
import { emptyOfficeShell } from "./office-shell-data.ts";
import { useClock } from "./use-clock.ts";

// Before midnight in Dakar, it is already the next day in Yaoundé.
const at = new Date("2026-11-26T23:30:00Z");

function ClockProbe() {
  const { campus, date, shortDate, time } = useClock();
  return <p>{[campus, date(at), shortDate(at), time(at)].join(" | ")}</p>;
}

/** Renders an element for an officer of this campus; null serves all campuses. */
function page(campus: Campus | null, element: React.ReactNode): string {
  const pages = createMemoryRouter([{ id: "fr/office", path: "*", element, loader: () => null }], {
    initialEntries: ["/administration"],
    hydrationData: { loaderData: { "fr/office": { ...emptyOfficeShell, campus } } },
  });
  return renderToStaticMarkup(<RouterProvider router={pages} />).replaceAll("\u00A0", " ");
}

describe("useClock", () => {
  it("uses the time zone of the officer's campus, and Dakar for all campuses", () => {
    const dakar = "senegal | 26 novembre 2026 | 26 nov. | 23 h 30";
    expect(page("cameroon", <ClockProbe />)).toContain(
      "cameroon | 27 novembre 2026 | 27 nov. | 0 h 30",
    );
    expect(page("senegal", <ClockProbe />)).toContain(dakar);
    expect(page(null, <ClockProbe />)).toContain(dakar);
  });

  it("is used by HistoryList and NotificationTable", () => {
    const line = { id: "1", at, action: "sent", by: "staff" as const, name: "Awa", changes: {} };
    const by = { student: "", staff: "", system: "", visitor: "" };
    const history = (
      <HistoryList lines={[line] as never} labels={{ actions: {}, by: by as never }} />
    );
    expect(page("cameroon", history)).toContain("27 nov., 0 h 30");
    const notification = {
      id: "1",
      at,
      name: "Awa",
      subject: "Un message",
      kind: "message" as const,
    };
    const lines = [{ ...notification, others: 0, isSuppressed: false }] as never;
    const table = <NotificationTable caption="Avis" timeLabel="Départ" lines={lines} />;
    expect(page("cameroon", table)).toContain("27 nov. à 0 h 30");
  });
});
