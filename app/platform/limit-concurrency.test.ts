import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

/** Creates work that the test ends by name. */
function createPendingWork() {
  const started: string[] = [];
  const ends = new Map<string, (how: "well" | "badly") => void>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((done, failed) => {
      ends.set(name, (how) => (how === "well" ? done(name) : failed(new Error(name))));
    });
  };
  return { started, work, end: (name: string, how: "well" | "badly") => ends.get(name)?.(how) };
}

test("limitConcurrency: queues work beyond the limit and starts it first come, first served", async () => {
  const { started, work, end } = createPendingWork();
  const limited = limitConcurrency(2);
  const all = ["a", "b", "c", "d"].map((name) => limited(work(name)));
  await Promise.resolve();
  expect(started).toEqual(["a", "b"]);
  end("b", "well");
  await all[1];
  await expect.poll(() => started).toEqual(["a", "b", "c"]);
  end("a", "well");
  await expect.poll(() => started).toEqual(["a", "b", "c", "d"]);
  end("c", "well");
  end("d", "well");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("limitConcurrency: rejects for the caller of failed work and starts the next", async () => {
  const { started, work, end } = createPendingWork();
  const limited = limitConcurrency(1);
  const first = limited(work("a"));
  const second = limited(work("b"));
  const rejection = expect(first).rejects.toThrow("a");
  end("a", "badly");
  await rejection;
  await expect.poll(() => started).toEqual(["a", "b"]);
  end("b", "well");
  expect(await second).toBe("b");
});

test("limitConcurrency: gives a free slot to one waiting call only", async () => {
  const { started, work, end } = createPendingWork();
  const limited = limitConcurrency(1);
  const first = limited(work("a"));
  end("a", "well");
  await first;
  limited(work("b"));
  limited(work("c"));
  await expect.poll(() => started).toEqual(["a", "b"]);
  end("b", "well");
  await expect.poll(() => started).toEqual(["a", "b", "c"]);
  end("c", "well");
});
