import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { preparer } from "./prepared.server.ts";

const { settings } = await testDatabase();
const pool = new pg.Pool({ ...settings, max: 1 });
pool.on("connect", preparer(2));
afterAll(() => pool.end());

const kept = async () => {
  const { rows } = await pool.query(
    "select name, statement from pg_prepared_statements order by 1",
  );
  return rows.map(({ name, statement }) => [name, statement]);
};

test("a statement that comes again is kept prepared from its second time on", async () => {
  const ask = async (value: number) => {
    const { rows } = await pool.query({ text: "select $1::int + 1 as sum", values: [value] });
    return rows[0].sum;
  };
  expect(await ask(1)).toBe(2);
  expect(await kept()).toEqual([]);
  expect(await ask(2)).toBe(3);
  expect(await ask(3)).toBe(4);
  expect(await kept()).toEqual([["s0", "select $1::int + 1 as sum"]]);
});

test("no more are kept than have a place, and the others are answered all the same", async () => {
  for (const word of ["one", "two", "three"])
    for (const value of ["x", "y", "z"]) {
      const { rows } = await pool.query({ text: `select $1 as "${word}"`, values: [value] });
      expect(rows).toEqual([{ [word]: value }]);
    }
  expect((await kept()).map(([name]) => name)).toEqual(["s0", "s1"]);
});

test("a table that gets a column is read as before by who had asked already", async () => {
  const again = new pg.Pool({ ...settings, max: 1 });
  again.on("connect", preparer());
  await again.query("create table shelves (id int)");
  const read = async () => (await again.query({ text: "select id from shelves" })).rows;
  await again.query("insert into shelves values (1)");
  for (let time = 0; time < 3; time++) expect(await read()).toEqual([{ id: 1 }]);
  await again.query("alter table shelves add column name text");
  expect(await read()).toEqual([{ id: 1 }]);
  await again.end();
});

test("a name that a question brings is its own", async () => {
  const { rows } = await pool.query({ name: "mine", text: "select 1 as one" });
  expect(rows).toEqual([{ one: 1 }]);
  expect((await kept()).map(([name]) => name)).toContain("mine");
});
