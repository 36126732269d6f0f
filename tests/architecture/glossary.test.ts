import { readFileSync } from "node:fs";
import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";

const glossary = readFileSync("docs/domain/glossary.md", "utf8");
const rows = glossary
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()));

// DOC-01. `nomcompletmere` is listed twice in the specification and asked once.
const fields: Record<string, string[]> = {
  "News item": ["id", "video", "titre", "description", "contenu"],
  "Benefit card": ["titre", "texte"],
  "Hero slide": ["image", "caption", "heading", "subheading", "cta"],
  Partner: ["id", "logo"],
  "Programme card": ["id", "titre", "contenu", "nombre", "page", "img"],
  Testimonial: ["id", "video", "title", "description"],
  "Auth user": ["displayName"],
  "Auth state": ["user", "loading", "isAuthenticated", "error"],
  Cart: ["programme names"],
  Candidate: [
    "image",
    "nom",
    "prenom",
    "datenaissance",
    "lieunaissance",
    "numeropassport",
    "nationnalite",
    "datedelivrance",
    "dateexpiration",
    "nomcompletpere",
    "telephonepere",
    "emailpere",
    "nomcompletmere",
    "telephonemere",
    "emailmere",
    "nbenfant",
  ],
  "Cursus entry": [
    "typeActivite",
    "date",
    "anneeScolaire",
    "pays",
    "province",
    "ville",
    "niveau",
    "etablissement",
    "domaine",
    "moyenne",
    "commentaire",
    "justificatif",
  ],
  Basket: ["formation names"],
  Catalogue: ["universities", "name", "details"],
  Message: ["id", "subject", "content"],
  Account: ["firstName", "lastName", "email", "phone", "password", "notifications", "darkMode"],
  "Client state store": ["auth"],
};

test.for(Object.entries(fields))(
  "glossary: pairs each field of %s with its name in code",
  ([entity, names]) => {
    const own = rows.filter((cells) => cells[1] === entity);
    for (const name of names) {
      const row = own.find((cells) => new RegExp(`\\b${name}\\b`).test(cells[2] ?? ""));
      expect(row, `${entity}: ${name}`).toBeDefined();
      expect(row?.[3], `${entity}: ${name} in code`).not.toBe("");
    }
  },
);

const modules = import.meta.glob<Record<string, unknown>>("../../app/platform/db/schema/*.ts", {
  eager: true,
});
const tables = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, PgTable] => is(entry[1], PgTable)),
  ),
);

/** Kinds of site content, whose fields are in `features/content/kinds.ts`, and a TypeScript type. */
const notTables = new Set([
  ...["benefit", "news", "partner", "programme", "slide", "testimonial"],
  "actor",
]);

test("glossary: names only tables and columns that exist", () => {
  expect(tables.size).toBeGreaterThan(15);
  const named = [...glossary.matchAll(/`(\w+)\.(\w+)`/g)].filter(
    ([, name = ""]) => !notTables.has(name),
  );
  expect(named.length).toBeGreaterThan(30);
  for (const [whole, name = "", column = ""] of named) {
    const table = tables.get(name);
    const columns = table ? Object.keys(getTableColumns(table)) : [];
    expect(columns, whole).toContain(column);
  }
});

test("database tables: have plural snake-case names", () => {
  for (const table of tables.values())
    expect(getTableConfig(table).name).toMatch(/^([a-z_]+s|staff|history|installation)$/);
});
