import { expect, test } from "vitest";
import { Query } from "#app/lib/query.ts";
import {
  countFilters,
  emptyFilter,
  formatApplicationFilter,
  formatCursor,
  parseApplicationFilter,
  parseCursor,
} from "./application-filter.ts";

const ID = "019a0000-0000-7000-8000-000000000000";
const fullQuery = [
  "q=N%27Diaye+A%C3%AFssatou&etat=submitted&etat=offer&campus=senegal",
  `&rentree=${ID}&charge=moi&formation=moncton-science-infirmiere&universite=moncton`,
  "&pieces=manquantes&attendu=retard&entretien=autre-moment&refus=a-relire&repondu=2026-11-20&tri=nom",
].join("");

test("formatApplicationFilter: writes back what parseApplicationFilter read", () => {
  const filter = parseApplicationFilter(new Query(fullQuery));
  expect(filter).toEqual({
    search: "N'Diaye Aïssatou",
    states: ["submitted", "offer"],
    campus: "senegal",
    intakeId: ID,
    assignee: "me",
    courseId: "moncton-science-infirmiere",
    universityId: "moncton",
    isMissingProofs: true,
    hasOtherTimeRequest: true,
    needsSecondReview: true,
    request: "overdue",
    answeredSince: "2026-11-20",
    sort: "name",
  });
  expect(formatApplicationFilter(filter).toString()).toBe(fullQuery);
  expect(countFilters(filter)).toBe(11);
  const others = `charge=${ID}&attendu=oui&tri=mouvement`;
  expect(formatApplicationFilter(parseApplicationFilter(new Query(others))).toString()).toBe(
    others,
  );
  for (const charge of ["moi", "personne", "reprendre"])
    expect(
      formatApplicationFilter(parseApplicationFilter(new Query(`charge=${charge}`))).get("charge"),
    ).toBe(charge);
});

test("parseApplicationFilter: ignores unknown values", () => {
  const invalidQuery =
    "etat=draft&etat=x&campus=mars&rentree=1&charge=me&entretien=x&refus=x&formation=a%27b&pieces=x&attendu=x&repondu=2026-02-31&tri=x";
  expect(parseApplicationFilter(new Query(invalidQuery))).toEqual(emptyFilter);
  expect(formatApplicationFilter(emptyFilter).toString()).toBe("");
  expect(countFilters(emptyFilter)).toBe(0);
});

test("parseCursor: reads back formatCursor and returns null for anything else", () => {
  const moment = { value: "2026-11-22T07:00:00.123456Z", id: ID };
  const name = { value: "n'diaye ~ aissatou", id: ID };
  expect(parseCursor(formatCursor(moment), "moved")).toEqual(moment);
  const waiting = { ...moment, value: `0 ${moment.value}` };
  expect(parseCursor(formatCursor(waiting), "waiting")).toEqual(waiting);
  expect(parseCursor(formatCursor(moment), "waiting")).toBeNull();
  expect(
    parseCursor(formatCursor({ ...waiting, value: `3 ${moment.value}` }), "waiting"),
  ).toBeNull();
  expect(parseCursor(formatCursor(name), "name")).toEqual(name);
  expect(parseCursor(formatCursor(name), "sent")).toBeNull();
  for (const invalid of ["", "x", `x~${ID}`, "2026-11-22T07:00:00.123456Z~x", `~${ID}`])
    expect(parseCursor(invalid, "moved")).toBeNull();
  expect(parseCursor(`2026-99-22T07:00:00.123456Z~${ID}`, "moved")).toBeNull();
});
