import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { createCsv, type Separator } from "./csv.ts";

async function readText(
  separator: Separator,
  ...pages: Parameters<typeof createCsv>[1] extends AsyncIterable<infer P> ? P[] : never
) {
  async function* all() {
    yield* pages;
  }
  return await new Response(createCsv(["Nom", "Quand"], all(), separator)).text();
}

test("createCsv: quotes values where needed, writes dates as ISO and escapes formulas", async () => {
  const text = await readText(
    ",",
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

test("createCsv: writes values that another CSV reader reads back unchanged", async () => {
  const cells = ['Bâ ; "Awa", Dakar', "deux\nlignes", "", "007"];
  for (const separator of [";", ","] as const) {
    const text = await readText(separator, [cells, cells]);
    const { Sheets } = read(text, { type: "string", raw: true, FS: separator });
    const rows = utils.sheet_to_json<string[]>(Sheets.Sheet1 ?? {}, { header: 1, defval: "" });
    expect(rows.slice(1)).toEqual([cells, cells]);
  }
});

test("createCsv: separates cells with semicolons for French spreadsheets", async () => {
  expect(await readText(";", [["Droit ; Lettres, Arts", 1.5]])).toBe(
    '\uFEFFNom;Quand\n"Droit ; Lettres, Arts";1.5\n'.slice(1),
  );
});
