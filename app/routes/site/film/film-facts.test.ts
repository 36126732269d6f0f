import { expect, test } from "vitest";
import { films } from "#app/ui/films.ts";
import { getFilmFacts } from "./film-facts.ts";

test("getFilmFacts: returns duration and size, formatted in the language of the page", () => {
  expect(getFilmFacts("welcome", "fr")).toMatchObject({
    seconds: 20,
    duration: "0:20",
    megabytes: "0,1",
  });
  expect(getFilmFacts("welcome", "en")).toMatchObject({
    seconds: 20,
    duration: "0:20",
    megabytes: "0.1",
  });
  expect(films.welcome.webm).toBeLessThan(150_000);
});

test("getFilmFacts: returns a size of at least 0.1 MB", () => {
  for (const name of Object.keys(films))
    expect(getFilmFacts(name, "fr")?.megabytes, name).toBe("0,1");
});

test("getFilmFacts: returns undefined for an unknown name, also one of Object.prototype", () => {
  for (const name of ["", "absent", "toString"]) expect(getFilmFacts(name, "fr")).toBeUndefined();
});
