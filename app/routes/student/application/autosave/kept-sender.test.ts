import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type KeptNews, startKeptSender } from "./kept-sender.ts";
import type { Waiting } from "./on-device.ts";
import type { Kept, Outcome, Told } from "./saver.ts";

const told = (more: Partial<Told> = {}): Told => ({
  savedAt: "2026-11-22T13:02:00.000Z",
  marks: {},
  newer: {},
  errors: {},
  other: null,
  ...more,
});

const kept = (at: number): Kept => ({
  answers: { passportNumber: "A02584613" },
  seen: "passportNumber:m0",
  waits: true,
  at,
  writer: "page-one",
});
const passport = (number?: string, at = 1): Waiting => ({
  key: `person/${number ?? ""}/passport`,
  place: { part: "passport", number },
  kept: kept(at),
});
const parents: Waiting = {
  key: "person/parents",
  place: { part: "parents", number: undefined },
  kept: kept(1),
};

/** A device with these answers, and a server whose answers are given one after the other. */
function device(held: Waiting[], outcomes: Outcome[]) {
  const sent: string[] = [];
  let news: KeptNews[] = [];
  let all = held;
  const sender = startKeptSender({
    list: async () => all,
    send: async ({ place }) => {
      sent.push(place.part);
      return outcomes.shift() ?? told();
    },
    settle: async ({ key }) => {
      all = all.filter((one) => one.key !== key);
    },
    tell: (told) => {
      news = told;
    },
  });
  return {
    sender,
    sent,
    news: () => news.map(({ part, number, now }) => [part, number, now]),
    held: () => all.map(({ place }) => place.part),
    write: (waiting: Waiting) => {
      all = [...all.filter(({ key }) => key !== waiting.key), waiting];
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("answers that wait leave from any page, under the number they were given for, and are told once", async () => {
  const { sender, sent, news, held } = device([passport("ER-27-DKR-0418"), parents], []);
  await sender.look();
  expect(sent).toEqual(["passport", "parents"]);
  expect(held()).toEqual([]);
  expect(news()).toEqual([
    ["passport", "ER-27-DKR-0418", "sent"],
    ["parents", undefined, "sent"],
  ]);
  await sender.look();
  expect(news()).toEqual([]);
});

test("what a server that failed did not take waits here, and is sent again later", async () => {
  const page = device([passport()], ["fault"]);
  await page.sender.look();
  expect(page.news()).toEqual([["passport", undefined, "waits"]]);
  expect(page.held()).toEqual(["passport"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.sent).toEqual(["passport", "passport"]);
  expect(page.held()).toEqual([]);
});

test("without a network all of them wait, one request is tried, and the next comes later and later", async () => {
  const page = device([passport(), parents], ["no-network", "no-network"]);
  await page.sender.look();
  expect(page.sent).toEqual(["passport"]);
  expect(page.news().map(([, , now]) => now)).toEqual(["waits", "waits"]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(page.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(page.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.held()).toEqual([]);
  expect(page.news().map(([, , now]) => now)).toEqual(["sent", "sent"]);
});

test("what needs the person stays on the device, and is not asked of the server again", async () => {
  const other = { stored: {}, differing: ["passportNumber"], by: {} };
  const page = device([passport(), parents], [told({ other }), told({ errors: { a: "b" } })]);
  await page.sender.look();
  await page.sender.look();
  expect(page.sent).toEqual(["passport", "parents"]);
  expect(page.held()).toEqual(["passport", "parents"]);
  expect(page.news().map(([, , now]) => now)).toEqual(["choose", "choose"]);
  // Written again since, it is another answer.
  page.write(passport(undefined, 2));
  await page.sender.look();
  expect(page.sent).toEqual(["passport", "parents", "passport"]);
});

test("a part that is shut keeps its answers here to be read; those of a draft sent elsewhere go", async () => {
  const page = device([passport("ER-27-DKR-0418"), parents], ["closed", "closed"]);
  await page.sender.look();
  expect(page.held()).toEqual(["passport"]);
  expect(page.news()).toEqual([["passport", "ER-27-DKR-0418", "shut"]]);
});

test("nothing is sent in the name of nobody, nor once the page is gone", async () => {
  const page = device([passport(), parents], ["signed-out"]);
  await page.sender.look();
  expect([page.sent, page.held(), page.news()]).toEqual([
    ["passport"],
    ["passport", "parents"],
    [],
  ]);
  page.sender.stop();
  await page.sender.look();
  expect(page.sent).toEqual(["passport"]);
});
