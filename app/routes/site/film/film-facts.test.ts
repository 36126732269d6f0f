import { expect, test } from "vitest";
import { films } from "#app/ui/films.ts";
import { getFilmFacts } from "./film-facts.ts";

test("a film says how long it is and what it weighs, in the language of the page", () => {
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

test("no film is said to weigh nothing", () => {
  for (const name of Object.keys(films))
    expect(getFilmFacts(name, "fr")?.megabytes, name).toBe("0,1");
});

test("a name without a film, even one every object knows, has no facts", () => {
  for (const name of ["", "absent", "toString"]) expect(getFilmFacts(name, "fr")).toBeUndefined();
});
