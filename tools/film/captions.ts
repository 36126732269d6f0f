import { type Film, lengthOf } from "./films.ts";

type Cue = { start: number; stop: number; line: string };

const silent = { fr: "[Vidéo sans son]", en: "[Video without sound]" };
const closing = {
  fr: "Collège Érabao. Dakar, Yaoundé, en ligne.",
  en: "Collège Érabao. Dakar, Yaoundé, online.",
};
const toCome = {
  fr: "Témoignage à venir — vidéo de démonstration",
  en: "Testimonial to come — demonstration video",
};

/** Between the mark of the demonstration and the words of the picture, which the player's buttons never reach. */
const PLACE = "line:13%";

/**
 * The captions of a film as WebVTT: the words on screen, one line at a time, where the picture is free of
 * words; and that there is nothing to hear.
 */
export function captionsOf(film: Film, locale: "fr" | "en"): string {
  const cues = film.kind === "tour" ? cuesOfTour(film, locale) : cuesOfPortrait(film, locale);
  const written = cues.map(
    ({ start, stop, line }) => `${clock(start)} --> ${clock(stop)} ${PLACE}\n${line}\n`,
  );
  return `WEBVTT\n\n${written.join("\n")}`;
}

function cuesOfTour(film: Film & { kind: "tour" }, locale: "fr" | "en"): Cue[] {
  const cues = film.shots.map((shot, index) => {
    const start = index * film.shotSeconds + 0.3;
    const line = index === 0 ? `${silent[locale]} ${shot[locale]}` : shot[locale];
    return { start, stop: (index + 1) * film.shotSeconds, line };
  });
  const end = film.shots.length * film.shotSeconds;
  return [...cues, { start: end + 0.3, stop: lengthOf(film) - 0.3, line: closing[locale] }];
}

function cuesOfPortrait(film: Film & { kind: "portrait" }, locale: "fr" | "en"): Cue[] {
  const half = film.seconds / 2;
  return [
    { start: 0.3, stop: half, line: `${silent[locale]} ${toCome[locale]}` },
    { start: half, stop: film.seconds - 0.3, line: film[locale] },
  ];
}

function clock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, "0");
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
}
