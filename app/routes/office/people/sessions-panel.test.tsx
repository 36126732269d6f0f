import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { SessionsPanel } from "./sessions-panel.tsx";

const device = { kind: "phone", system: "Android", browser: "Chrome", isCurrent: false } as const;
const at = (hour: string) => new Date(`2026-11-23T${hour}:00Z`);
const sessions = [
  { ...device, id: "one", signedInAt: at("07:10"), seenAt: at("09:00") },
  { ...device, id: "two", signedInAt: at("08:20"), seenAt: at("09:00") },
];

test("SessionsPanel: distinguishes devices of the same name by sign-in time, and confirms before ending a session", () => {
  const pages = createMemoryRouter(
    [{ path: "*", element: <SessionsPanel sessions={sessions} /> }],
    { initialEntries: ["/administration/equipe/1"] },
  );
  const page = renderToStaticMarkup(<RouterProvider router={pages} />);
  const namesIn = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))]
      .map(([, inside = ""]) => inside.replace(/<[^>]+>/g, ""))
      .filter((name) => name.includes("Téléphone Android, Chrome"));
  for (const names of [namesIn("summary"), namesIn("button")]) {
    expect(names).toHaveLength(2);
    expect(names[0]).toMatch(/7\sh\s10$/);
    expect(new Set(names).size).toBe(2);
  }
  expect(page.match(/<button[^>]*value="end-session"/g)).toHaveLength(2);
  expect(page.replace(/<details>.*?<\/details>/gs, "")).not.toContain('value="end-session"');
});
