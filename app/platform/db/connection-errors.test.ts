import { expect, test } from "vitest";
import { isDatabaseUnavailable, markConnectionError } from "./connection-errors.ts";

const coded = (code: string, message = "refused") => Object.assign(new Error(message), { code });

test.each([
  [
    "what the pool marked",
    markConnectionError(new Error("timeout exceeded when trying to connect")),
  ],
  ["a connection that was lost before", new Error("Client was closed and is not queryable")],
  ["a server that stops", coded("57P01")],
  ["a server that starts", coded("57P03")],
  ["too many connections", coded("53300")],
  ["a statement that took too long", coded("57014")],
  ["a statement that was never answered", new Error("Query read timeout")],
  ["a disk of the database that is full", coded("53100")],
])("isDatabaseUnavailable: returns true for %s, also as the cause of another error", (_, fault) => {
  expect(isDatabaseUnavailable(fault)).toBe(true);
  expect(isDatabaseUnavailable(new Error("Failed query", { cause: fault }))).toBe(true);
});

test.each([
  ["a rule of the data that was broken", coded("23505")],
  ["somebody else who is not there", Object.assign(coded("ECONNREFUSED"), { syscall: "connect" })],
  ["an email that another server dropped", coded("ECONNECTION", "Connection terminated")],
  ["a fault of ours", new TypeError("x is not a function")],
  ["what is no fault", "timeout exceeded when trying to connect"],
])("isDatabaseUnavailable: returns false for %s", (_, fault) => {
  expect(isDatabaseUnavailable(fault)).toBe(false);
});
