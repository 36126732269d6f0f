import { expect, test } from "vitest";
import { csv } from "./csv.ts";

async function textOf(
  ...pages: Parameters<typeof csv>[1] extends AsyncIterable<infer P> ? P[] : never
) {
  async function* all() {
    yield* pages;
  }
  return await new Response(csv(["Nom", "Quand"], all())).text();
}

test("values are quoted where they must, dates are written plainly, nothing is computed", async () => {
  const text = await textOf(
    [["Bâ, Awa", new Date("2026-11-22")]],
    [
      ["=1+1", new Date("2026-11-22T09:05:00Z")],
      ["+221771234567", null],
      ["007", 3],
    ],
  );
  expect(text).toBe(
    "Nom,Quand\n\"Bâ, Awa\",2026-11-22\n'=1+1,2026-11-22 09:05\n'+221771234567,\n007,3\n",
  );
});
