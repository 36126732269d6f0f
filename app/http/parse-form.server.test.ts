import { expect, test } from "vitest";
import { z } from "zod";
import { parseForm, parseFormData, readFormData } from "./parse-form.server.ts";

const schema = z.object({
  lastName: z.string().trim().min(1, "required").max(20, "too-long"),
  email: z.email("email").optional().or(z.literal("")),
  password: z.string().min(15, "password-short").optional(),
  courses: z.union([z.string(), z.array(z.string())]).optional(),
});

function formOf(entries: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("gives the values of a good form", async () => {
  const body = new URLSearchParams({ lastName: " Ndiaye ", email: "awa@ecole.example" });
  const request = new Request("https://ecole.example/", { method: "POST", body });
  expect(await parseForm(request, schema)).toEqual({
    ok: true,
    values: { lastName: "Ndiaye", email: "awa@ecole.example" },
    typed: { lastName: " Ndiaye ", email: "awa@ecole.example" },
  });
});

test("gives one reason a field, and everything that was typed", () => {
  const long = "a".repeat(21);
  const read = parseFormData(
    formOf([
      ["lastName", long],
      ["email", "awa"],
    ]),
    schema,
  );
  expect(read).toEqual({
    ok: false,
    errors: { lastName: "too-long", email: "email" },
    typed: { lastName: long, email: "awa" },
  });
});

test("never gives a password back", () => {
  const read = parseFormData(
    formOf([
      ["lastName", ""],
      ["password", "trop-court"],
    ]),
    schema,
  );
  expect(read).toMatchObject({ ok: false, errors: { password: "password-short" } });
  expect(JSON.stringify(read.typed)).not.toContain("trop-court");
});

test("never gives a file back as if it were text", () => {
  const read = parseFormData(formOf([["lastName", new Blob(["x"])]]), schema);
  expect(read.ok).toBe(false);
  expect(read.typed).toEqual({});
});

test("drops every key that the form does not have", () => {
  const read = parseFormData(
    formOf([
      ["lastName", "Ndiaye"],
      ["role", "administrator"],
      ["userId", "1"],
      ["__proto__", "polluted"],
      ["constructor", "polluted"],
    ]),
    schema,
  );
  expect(read).toEqual({
    ok: true,
    values: { lastName: "Ndiaye" },
    typed: { lastName: "Ndiaye" },
  });
  expect({}).not.toHaveProperty("polluted");
});

test("keeps no character that the database refuses", () => {
  const read = parseFormData(formOf([["lastName", "Ndi\u0000aye"]]), schema);
  expect(read).toMatchObject({ ok: true, values: { lastName: "Ndiaye" } });
});

test("never lets half a character through", () => {
  // FormData made by hand replaces lone surrogates, as a browser does; a body of bytes cannot hold one.
  const read = parseFormData(formOf([["lastName", "Awa \ud83d"]]), schema);
  const kept = read.ok ? read.values.lastName : "";
  expect(kept.isWellFormed()).toBe(true);
});

test("reads an accent typed in two parts as one letter", () => {
  const read = parseFormData(formOf([["lastName", "E\u0301lodie"]]), schema);
  expect(read).toMatchObject({ ok: true, values: { lastName: "\u00c9lodie" } });
});

test("gives all the values of a name that is repeated, and a reason where only one will do", () => {
  const twice: [string, string][] = [
    ["lastName", "Ndiaye"],
    ["courses", "Droit"],
    ["courses", "Génie"],
  ];
  expect(parseFormData(formOf(twice), schema)).toMatchObject({
    ok: true,
    values: { courses: ["Droit", "Génie"] },
  });
  const doubled = parseFormData(
    formOf([
      ["lastName", "Ndiaye"],
      ["lastName", "Diop"],
    ]),
    schema,
  );
  expect(doubled.ok).toBe(false);
});

test("readFormData drops what nobody can see of a pasted text, and leaves a password as it was typed", async () => {
  const body = new URLSearchParams({
    note: "\uFEFFUne\u000Bligne\u0007 d\u200B'\u00ADécole",
    newPassword: "mot\u200B de\u00AD passe",
  });
  const form = await readFormData(new Request("https://ecole.example/", { method: "POST", body }));
  expect(form.get("note")).toBe("Une\nligne d'école");
  expect(form.get("newPassword")).toBe("mot\u200B de\u00AD passe");
});

test("parseFormData gives a field with a pasted control character to its schema without it", () => {
  const read = parseFormData(formOf([["lastName", "Ndi\u0007aye\u200B"]]), schema);
  expect(read).toMatchObject({ ok: true, values: { lastName: "Ndiaye" } });
});
