import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loadApplication } from "#app/features/admissions/application.server.ts";
import { buildApplication } from "#app/features/admissions/testing.ts";
import { actorContext } from "#app/http/context.ts";
import { formErrorMessage } from "#app/i18n/form-error-message.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { action as saveEntry } from "./cursus/route.tsx";
import { action as saveInfo } from "./info/route.tsx";
import { getPartPath, PERSONAL_INFO_PATH } from "./shell/application-paths.ts";

// The hostile values of IN-01, for every field.

await createTestDatabase();

const testApplication = await buildApplication();
const address = { ...{ cursus: "/espace-etudiant/candidate/cursus" }, info: PERSONAL_INFO_PATH };

/** Submits a form to the action of its page, as a browser does. */
async function send(where: FormName, submitted: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(actorContext, testApplication.actor);
  const path = where === "cursus" ? address.cursus : getPartPath(where);
  const body = new FormData();
  for (const [name, text] of Object.entries(submitted)) body.set(name, text);
  const request = new Request(`http://localhost:3000${path}`, { method: "POST", body });
  const action = (where === "cursus" ? saveEntry : saveInfo) as (args: unknown) => Promise<unknown>;
  const answer = await action({ request, context, params: {} });
  return answer as { data: RefusedData; init?: { status?: number } } & Response;
}

type FormName = "identity" | "passport" | "parents" | "cursus";
type RefusedData = { errors: Record<string, string>; submitted: Record<string, string> };
type InvalidCase = [where: FormName, input: string, text: string, reason: string];

const MEGABYTE = "x".repeat(1_000_000);
const ZALGO = `a${"\u0301".repeat(200)}`;
const studies = { activity: "studies", schoolYear: "2025-2026", country: "SN", intent: "add" };
const names = ["lastName", "firstName"].map((name) => ["identity", name] as const);
const adults = ["mother", "father", "guardian"] as const;
const personNames = [...names, ...adults.map((adult) => ["parents", `${adult}Name`] as const)];
const lines = [
  ...personNames.map(([where, input]) => [where, input, 100] as const),
  ["identity", "birthPlace", 100],
  ["cursus", "school", 150],
  ["cursus", "province", 100],
  ["cursus", "city", 100],
  ["cursus", "field", 100],
  ["cursus", "comment", 500],
] as const;
const dates = [
  ["identity", "birthOn"],
  ["passport", "passportIssuedOn"],
  ["passport", "passportExpiresOn"],
  ["cursus", "occurredOn"],
] as const;

const invalidCases: InvalidCase[] = [
  ...lines.flatMap(([where, input, maxLength]): InvalidCase[] => [
    [where, input, "é".repeat(maxLength + 1), `too-long:${maxLength}`],
    [where, input, MEGABYTE, "too-long:5000"],
    [where, input, ZALGO, "unreadable"],
    [where, input, `Awa ${ZALGO.slice(0, 50)}`, "unreadable"],
  ]),
  ...names.flatMap(([where, input]): InvalidCase[] => [
    [where, input, "0", "name-placeholder"],
    [where, input, "-", "name-placeholder"],
    [where, input, ".", "name-placeholder"],
  ]),
  ...adults.map((adult): InvalidCase => ["parents", `${adult}Name`, "0", "name-letters"]),
  ...adults.flatMap((adult): InvalidCase[] => [
    ["parents", `${adult}Email`, "moi", "email-invalid"],
    ["parents", `${adult}Email`, `${"a".repeat(250)}@b.sn`, "too-long:254"],
    ["parents", `${adult}Email`, MEGABYTE, "too-long:5000"],
    ["parents", `${adult}Phone.number`, "téléphone", "phone-senegal"],
    ["parents", `${adult}Phone.number`, "7".repeat(5_000), "phone-senegal"],
    ["parents", `${adult}Phone.number`, MEGABYTE, "too-long:5000"],
  ]),
  ...dates.flatMap(([where, field]): InvalidCase[] => [
    [where, `${field}.day`, "31/02/2009", "date-impossible:2009-02,28"],
    [where, `${field}.day`, "1/1/0000", "date-year-range"],
    [where, `${field}.day`, "1/1/2101", "date-year-range"],
    [where, `${field}.day`, "NaN/NaN/NaN", "date-year-digits"],
    [where, `${field}.day`, MEGABYTE, "too-long:5000"],
    [
      where,
      `${field}.year`,
      "2009",
      field === "birthOn" ? "birth-day-missing" : "date-day-missing",
    ],
  ]),
  ["identity", "birthOn.day", "1/1/2100", "birth-date-not-past"],
  ["passport", "passportIssuedOn.day", "1/1/2100", "passport-issued-later"],
  ["passport", "passportNumber", "A-1", "passport-number"],
  ["passport", "passportNumber", "A".repeat(13), "passport-number"],
  ["passport", "passportNumber", MEGABYTE, "too-long:5000"],
  ["identity", "nationality", "XX", "not-in-list"],
  ["identity", "birthCountry", "sénégal", "not-in-list"],
  ...["0", "-1", "31", "1e9", "1000000000", "1.5", "NaN", "Infinity", "trois"].map(
    (count): InvalidCase => ["parents", "childrenCount", count, "count:1,30"],
  ),
  ["cursus", "activity", "sleep", "not-in-list"],
  ["cursus", "schoolYear", "2025-2027", "not-in-list"],
  ["cursus", "schoolYear", "", "year-not-started"],
  ["cursus", "schoolYear", "2099-2100", "year-not-started"],
  ["cursus", "schoolYear", "0000-0001", "not-in-list"],
  ["cursus", "country", "XX", "not-in-list"],
  ["cursus", "country", "", "country-missing"],
  ["cursus", "level", "grade-13", "not-in-list"],
  ["cursus", "average", "25", "average-range:20"],
  ["cursus", "average", "-1", "average-number"],
  ["cursus", "average", "NaN", "average-number"],
  ["cursus", "average", "1e1", "average-number"],
  ["cursus", "average", MEGABYTE, "too-long:5000"],
];

/** A short name of the case for the report. */
const namedCases = invalidCases.map(
  (one) => [`${one[0]} ${one[1]} ${JSON.stringify(one[2].slice(0, 20))} ${one[3]}`, one] as const,
);

test.for(namedCases)(
  "%s: returns an error for its field with the submitted value, and saves nothing",
  async ([, one]) => {
    const [where, input, text, reason] = one;
    const submitted = {
      ...(where === "cursus" ? studies : { finished: "no" }),
      [input]: text,
      ...(input === "average" ? { averageScale: "20" } : {}),
      ...(/Phone/.test(input) ? { [input.replace("number", "country")]: "SN" } : {}),
    };
    const answer = await send(where, submitted);
    expect(answer.init?.status).toBe(422);
    const field = input.split(".", 1)[0] ?? "";
    expect(answer.data.errors).toEqual({ [field]: reason });
    expect(answer.data.submitted[input]).toBe(text.normalize("NFC"));
    for (const locale of ["fr", "en"] as const)
      expect(formErrorMessage(locale, reason)).not.toBe(formErrorMessage(locale, "not-accepted"));
    const savedApplication = await loadApplication(testApplication.actor, testApplication.id);
    expect(savedApplication?.entries).toEqual([]);
    expect(Object.values(savedApplication?.info ?? {}).filter((value) => value !== null)).toEqual(
      [],
    );
  },
);

test("saveInfo: saves readable values without invisible characters, in NFC", async () => {
  const answer = await send("identity", {
    lastName: "\uFEFFN\u0000diaye\u0007\u200B",
    firstName: "Ai\u0308ssatou",
    birthPlace: "\u202EDakar",
    finished: "no",
  });
  expect(answer).toBeInstanceOf(Response);
  expect((await loadApplication(testApplication.actor, testApplication.id))?.info).toMatchObject({
    lastName: "Ndiaye",
    firstName: "Aïssatou",
    birthPlace: "Dakar",
  });
});
