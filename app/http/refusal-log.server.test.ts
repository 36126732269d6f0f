import { expect, test, vi } from "vitest";
import { createRefusalLog } from "./refusal-log.server.ts";

test("createRefusalLog: logs status, method, masked path without search, and host", () => {
  const write = vi.fn();
  const logRefusal = createRefusalLog({ write });
  const url = "/en/invitation/s3cret-of-somebody?code=123456";
  logRefusal(421, { method: "GET", url, host: `evil.test${"x".repeat(200)}` });
  const [line] = write.mock.calls[0] ?? [];
  expect(line).toEqual({
    ...{ status: 421, method: "GET", path: "/en/invitation/***" },
    host: expect.stringMatching(/^evil\.testx{91}$/),
  });
});

test("createRefusalLog: writes ten lines of a status per minute, then the number skipped", () => {
  const write = vi.fn();
  let ms = 0;
  const logRefusal = createRefusalLog({ write, now: () => ms });
  for (let n = 0; n < 25; n++) logRefusal(400, { method: "GET", url: "/" });
  expect(write).toHaveBeenCalledTimes(10);
  logRefusal(413, { method: "POST", url: "/" });
  expect(write).toHaveBeenCalledTimes(11);
  ms = 60_000;
  logRefusal(400, { method: "GET", url: "/" });
  logRefusal(400, { method: "GET", url: "/" });
  const skipped = write.mock.calls.map(([line]) => line.skipped);
  expect(skipped.slice(10)).toEqual([undefined, 15, undefined]);
});
