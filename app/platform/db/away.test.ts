import { expect, test } from "vitest";
import { isDatabaseAway } from "./away.ts";

const coded = (code: string) => Object.assign(new Error("refused"), { code });

test.each([
  ["no place in the pool", new Error("timeout exceeded when trying to connect")],
  ["a connection that is lost", new Error("Connection terminated unexpectedly")],
  ["a server that stops", coded("57P01")],
  ["a server that starts", coded("57P03")],
  ["too many connections", coded("53300")],
  ["a statement that took too long", coded("57014")],
  ["nobody behind the socket", Object.assign(coded("ENOENT"), { syscall: "connect" })],
])("%s is a database that is away, behind whatever fault it stands", (_, fault) => {
  expect(isDatabaseAway(fault)).toBe(true);
  expect(isDatabaseAway(new Error("Failed query", { cause: fault }))).toBe(true);
});

test.each([
  ["a rule of the data that was broken", coded("23505")],
  ["a file that is not there", Object.assign(coded("ENOENT"), { syscall: "open" })],
  ["a fault of ours", new TypeError("x is not a function")],
  ["what is no fault", "timeout exceeded when trying to connect"],
])("%s is not", (_, fault) => {
  expect(isDatabaseAway(fault)).toBe(false);
});
