import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { createStatementPreparer } from "./prepared-statements.server.ts";

const { settings } = await createTestDatabase();
const pool = new pg.Pool({ ...settings, max: 1 });
pool.on("connect", createStatementPreparer(2));
afterAll(() => pool.end());

const listPrepared = async () => {
  const { rows } = await pool.query(
    "select name, statement from pg_prepared_statements order by 1",
  );
  return rows.map(({ name, statement }) => [name, statement]);
};

test("createStatementPreparer: prepares a statement from its second execution on", async () => {
  const queryValue = async (value: number) => {
    const { rows } = await pool.query({ text: "select $1::int + 1 as sum", values: [value] });
    return rows[0].sum;
  };
  expect(await queryValue(1)).toBe(2);
  expect(await listPrepared()).toEqual([]);
  expect(await queryValue(2)).toBe(3);
  expect(await queryValue(3)).toBe(4);
  expect(await listPrepared()).toEqual([["s0", "select $1::int + 1 as sum"]]);
});

test("createStatementPreparer: stops preparing at the maximum and still runs other statements", async () => {
  for (const word of ["one", "two", "three"])
    for (const value of ["x", "y", "z"]) {
      const { rows } = await pool.query({ text: `select $1 as "${word}"`, values: [value] });
      expect(rows).toEqual([{ [word]: value }]);
    }
  expect((await listPrepared()).map(([name]) => name)).toEqual(["s0", "s1"]);
});

test("createStatementPreparer: a prepared query still works after its table gets a new column", async () => {
  const otherPool = new pg.Pool({ ...settings, max: 1 });
  otherPool.on("connect", createStatementPreparer());
  await otherPool.query("create table shelves (id int)");
  const read = async () => (await otherPool.query({ text: "select id from shelves" })).rows;
  await otherPool.query("insert into shelves values (1)");
  for (let time = 0; time < 3; time++) expect(await read()).toEqual([{ id: 1 }]);
  await otherPool.query("alter table shelves add column name text");
  expect(await read()).toEqual([{ id: 1 }]);
  await otherPool.end();
});

test("createStatementPreparer: leaves a query that has a name unchanged", async () => {
  const { rows } = await pool.query({ name: "mine", text: "select 1 as one" });
  expect(rows).toEqual([{ one: 1 }]);
  expect((await listPrepared()).map(([name]) => name)).toContain("mine");
});
