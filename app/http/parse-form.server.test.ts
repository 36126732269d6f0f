import { expect, test } from "vitest";
import { z } from "zod";
import { PERSON_FIELD } from "#app/client/signing-in/request-headers.ts";
import { parseForm, parseFormData, readFormData } from "./parse-form.server.ts";

const schema = z.object({
  lastName: z.string().trim().min(1, "required").max(20, "too-long"),
  email: z.email("email").optional().or(z.literal("")),
  password: z.string().min(15, "password-short").optional(),
  courses: z.union([z.string(), z.array(z.string())]).optional(),
});

function buildForm(entries: [string, string | Blob][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

test("parseForm: returns the values of a valid form", async () => {
  const body = new URLSearchParams({ lastName: " Ndiaye ", email: "awa@ecole.example" });
  const request = new Request("https://ecole.example/", { method: "POST", body });
  expect(await parseForm(request, schema)).toEqual({
    ok: true,
    values: { lastName: "Ndiaye", email: "awa@ecole.example" },
    submitted: { lastName: " Ndiaye ", email: "awa@ecole.example" },
  });
});

test("readFormData: leaves out the user of the page, which is no input", async () => {
  const body = new URLSearchParams({ [PERSON_FIELD]: "k3y", text: "Bonjour" });
  const form = await readFormData(new Request("https://ecole.example/", { method: "POST", body }));
  expect([...form]).toEqual([["text", "Bonjour"]]);
});

test("parseFormData: returns one error code per field, and the submitted values", () => {
  const longName = "a".repeat(21);
  const parsed = parseFormData(
    buildForm([
      ["lastName", longName],
      ["email", "awa"],
    ]),
    schema,
  );
  expect(parsed).toEqual({
    ok: false,
    errors: { lastName: "too-long", email: "email" },
    submitted: { lastName: longName, email: "awa" },
  });
});

test("parseFormData: never returns a submitted password", () => {
  const parsed = parseFormData(
    buildForm([
      ["lastName", ""],
      ["password", "trop-court"],
    ]),
    schema,
  );
  expect(parsed).toMatchObject({ ok: false, errors: { password: "password-short" } });
  expect(JSON.stringify(parsed.submitted)).not.toContain("trop-court");
});

test("parseFormData: never returns a file as a submitted value", () => {
  const parsed = parseFormData(buildForm([["lastName", new Blob(["x"])]]), schema);
  expect(parsed.ok).toBe(false);
  expect(parsed.submitted).toEqual({});
});

test("parseFormData: drops keys that the schema does not have", () => {
  const parsed = parseFormData(
    buildForm([
      ["lastName", "Ndiaye"],
      ["role", "administrator"],
      ["userId", "1"],
      ["__proto__", "polluted"],
      ["constructor", "polluted"],
    ]),
    schema,
  );
  expect(parsed).toEqual({
    ok: true,
    values: { lastName: "Ndiaye" },
    submitted: { lastName: "Ndiaye" },
  });
  expect({}).not.toHaveProperty("polluted");
});

test("parseFormData: removes NUL, which the database refuses", () => {
  const parsed = parseFormData(buildForm([["lastName", "Ndi\u0000aye"]]), schema);
  expect(parsed).toMatchObject({ ok: true, values: { lastName: "Ndiaye" } });
});

test("parseFormData: returns no lone surrogate", () => {
  // FormData replaces lone surrogates here as in a browser; an encoded body cannot contain one.
  const parsed = parseFormData(buildForm([["lastName", "Awa \ud83d"]]), schema);
  const name = parsed.ok ? parsed.values.lastName : "";
  expect(name.isWellFormed()).toBe(true);
});

test("parseFormData: composes a base character and its accent (NFC)", () => {
  const parsed = parseFormData(buildForm([["lastName", "E\u0301lodie"]]), schema);
  expect(parsed).toMatchObject({ ok: true, values: { lastName: "\u00c9lodie" } });
});

test("parseFormData: returns all values of a repeated name, and an error where only one is allowed", () => {
  const twice: [string, string][] = [
    ["lastName", "Ndiaye"],
    ["courses", "Droit"],
    ["courses", "Génie"],
  ];
  expect(parseFormData(buildForm(twice), schema)).toMatchObject({
    ok: true,
    values: { courses: ["Droit", "Génie"] },
  });
  const repeated = parseFormData(
    buildForm([
      ["lastName", "Ndiaye"],
      ["lastName", "Diop"],
    ]),
    schema,
  );
  expect(repeated.ok).toBe(false);
});

test("readFormData: removes invisible characters from a text, but not from a password", async () => {
  const body = new URLSearchParams({
    note: "\uFEFFUne\u000Bligne\u0007 d\u200B'\u00ADécole",
    newPassword: "mot\u200B de\u00AD passe",
  });
  const form = await readFormData(new Request("https://ecole.example/", { method: "POST", body }));
  expect(form.get("note")).toBe("Une\nligne d'école");
  expect(form.get("newPassword")).toBe("mot\u200B de\u00AD passe");
});

test("parseFormData: removes control characters before validation", () => {
  const parsed = parseFormData(buildForm([["lastName", "Ndi\u0007aye\u200B"]]), schema);
  expect(parsed).toMatchObject({ ok: true, values: { lastName: "Ndiaye" } });
});
