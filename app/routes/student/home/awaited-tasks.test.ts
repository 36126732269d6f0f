import { expect, test } from "vitest";
import { listAwaitedTasks } from "./awaited-tasks.ts";

type Page = Parameters<typeof listAwaitedTasks>[0];

const offer = (day: string) =>
  ({
    id: "019a0000-0000-7000-8000-000000000001",
    universityName: "Moncton",
    answerBy: new Date(day),
  }) as Page["offers"][number];
const request = (dueOn: string) =>
  ({
    id: "019a0000-0000-7000-8000-000000000002",
    kind: "answer",
    dueOn,
    isLate: false,
  }) as Page["requests"][number];
const refused = { id: "019a0000-0000-7000-8000-000000000003", name: "bulletin.pdf" };

const listTaskEndings = (offers: string, requests: string) =>
  listAwaitedTasks(
    {
      number: "ER-27-DKR-0001",
      campus: "senegal",
      offers: [offer(offers)],
      requests: [request(requests)],
      interviews: [],
      refused: [refused] as Page["refused"],
    },
    "fr",
  ).map(({ href }) => href.slice(-1));

test("listAwaitedTasks: sorts by due date, with tasks without one at the end", () => {
  expect(listTaskEndings("2027-03-01T12:00:00Z", "2026-12-01")).toEqual(["2", "1", "3"]);
  expect(listTaskEndings("2026-11-30T12:00:00Z", "2026-12-01")).toEqual(["1", "2", "3"]);
});
