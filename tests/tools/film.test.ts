import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applyTypography } from "#app/features/content/content.ts";
import { films as weights } from "#app/ui/films.ts";
import { testimonials } from "#db/seeds/content/testimonials.ts";
import { renderCaptions } from "../../assets-src/films/captions.ts";
import { films, getFilmSeconds } from "../../assets-src/films/films.ts";

const captions = Object.entries(films).flatMap(([name, film]) =>
  (["fr", "en"] as const).map((locale) => ({ name, film, locale })),
);

test("films: match the files of public/video and their recorded durations", () => {
  const lengths = Object.entries(films).map(([name, film]) => [name, getFilmSeconds(film)]);
  expect(Object.entries(weights).map(([name, film]) => [name, film.seconds])).toEqual(lengths);
});

test("renderCaptions: matches the caption files beside the films", () => {
  for (const { name, film, locale } of captions) {
    const file = `public/video/${name}.${locale}.vtt`;
    expect(readFileSync(file, "utf8"), file).toBe(renderCaptions(film, locale));
  }
});

test("renderCaptions: cues do not overlap, avoid the picture's text, end before the film and follow French typography", () => {
  for (const { name, film, locale } of captions) {
    const written = renderCaptions(film, locale);
    const times = [...written.matchAll(/00:00:(\d\d\.\d{3})/g)].map((found) => Number(found[1]));
    expect(times.length, name).toBeGreaterThanOrEqual(4);
    expect(times, name).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1), name).toBeLessThan(getFilmSeconds(film));
    // Above the picture's text: at the bottom, a player's buttons would push them over it.
    expect(written.match(/ --> \S+ line:13%$/gm), name).toHaveLength(times.length / 2);
    if (locale === "fr") expect(written, name).not.toMatch(/'| [:;!?]/);
  }
});

test("films: a testimonial film has the title of its card", () => {
  for (const locale of ["fr", "en"] as const) {
    for (const { title, clip } of Object.values(testimonials[locale])) {
      const film = films[clip.name];
      const shownTitle = film?.kind === "portrait" ? film[locale] : undefined;
      expect(shownTitle).toBe(applyTypography(title, locale));
    }
  }
});
