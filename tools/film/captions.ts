import { type Film, lengthOf, type Shot } from "./films.ts";

type Cue = { start: number; stop: number; lines: string[] };

const silent = { fr: "[Vidéo sans son]", en: "[Video without sound]" };
const closing = {
  fr: "Collège Érabao. Dakar, Yaoundé, en ligne.",
  en: "Collège Érabao. Dakar, Yaoundé, online.",
};
const toCome = {
  fr: "Témoignage à venir — vidéo de démonstration",
  en: "Testimonial to come — demonstration video",
};

/** The captions of a film as WebVTT: what one sees, in brackets, then the words on screen. */
export function captionsOf(film: Film, locale: "fr" | "en"): string {
  const cues = film.kind === "tour" ? cuesOfTour(film, locale) : cuesOfPortrait(film, locale);
  const written = cues.map(
    ({ start, stop, lines }) => `${clock(start)} --> ${clock(stop)}\n${lines.join("\n")}\n`,
  );
  return `WEBVTT\n\n${written.join("\n")}`;
}

function cuesOfTour(film: Film & { kind: "tour" }, locale: "fr" | "en"): Cue[] {
  const seen = (shot: Shot) => (locale === "fr" ? shot.seenFr : shot.seenEn);
  const cues = film.shots.map((shot, index) => {
    const start = index * film.shotSeconds + 0.3;
    const lines = [`[${seen(shot)}]`, shot[locale]];
    return { start, stop: (index + 1) * film.shotSeconds, lines };
  });
  cues[0]?.lines.unshift(silent[locale]);
  const end = film.shots.length * film.shotSeconds;
  return [...cues, { start: end + 0.3, stop: lengthOf(film) - 0.3, lines: [closing[locale]] }];
}

function cuesOfPortrait(film: Film & { kind: "portrait" }, locale: "fr" | "en"): Cue[] {
  const half = film.seconds / 2;
  return [
    { start: 0.3, stop: half, lines: [silent[locale], toCome[locale]] },
    { start: half, stop: film.seconds - 0.3, lines: [film[locale]] },
  ];
}

function clock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, "0");
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
}
