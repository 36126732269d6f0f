import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ApplicationRow } from "./application-row.tsx";

const row = {
  id: "1",
  number: "ER-27-DKR-0392",
  ...{ firstName: "Babacar", lastName: "Ndiaye", birthOn: "2007-05-04" },
  campus: "senegal",
  state: "accepted",
  stateSince: new Date("2026-10-17T10:00:00Z"),
  submittedAt: new Date("2026-10-01T10:00:00Z"),
  dueOn: null,
  ...{ choices: 3, entries: 3, proofs: 2, unread: 1, officer: null },
};

function renderRow(path: string): string {
  const element = (
    <table>
      <tbody>
        <ApplicationRow row={row as never} today="2026-11-28" showsSentDate={false} />
      </tbody>
    </table>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.replace(/<[^>]+>/g, "|").replaceAll("\u00A0", " ");
}

it("ApplicationRow: says without the column headings what is accepted, unread and counted in days", () => {
  const french = renderRow("/administration/candidatures");
  for (const text of ["Offre acceptée", "1 message non lu", "depuis 42 j"])
    expect(french).toContain(`|${text}|`);
  const english = renderRow("/en/administration/candidatures");
  for (const text of ["Offer accepted", "1 unread message", "for 42 d"])
    expect(english).toContain(`|${text}|`);
});
