import { type Film, getFilmSeconds } from "./films.ts";

type Cue = { start: number; stop: number; line: string };

const silentNote = { fr: "[Vidéo sans son]", en: "[Video without sound]" };
const closingLine = {
  fr: "Collège Érabao. Dakar, Yaoundé, en ligne.",
  en: "Collège Érabao. Dakar, Yaoundé, online.",
};
const comingSoonLine = {
  fr: "Témoignage à venir — vidéo de démonstration",
  en: "Testimonial to come — demonstration video",
};

/** Between the demonstration label and the picture's text, where the player's buttons never reach. */
const CUE_POSITION = "line:13%";

/**
 * Renders the captions of a film as WebVTT: the on-screen text, one line at a time, where the picture has no text,
 * and a note that there is no sound.
 */
export function renderCaptions(film: Film, locale: "fr" | "en"): string {
  const cues = film.kind === "tour" ? tourCues(film, locale) : portraitCues(film, locale);
  const cueTexts = cues.map(
    ({ start, stop, line }) =>
      `${formatTimestamp(start)} --> ${formatTimestamp(stop)} ${CUE_POSITION}\n${line}\n`,
  );
  return `WEBVTT\n\n${cueTexts.join("\n")}`;
}

function tourCues(film: Film & { kind: "tour" }, locale: "fr" | "en"): Cue[] {
  const cues = film.shots.map((shot, index) => {
    const start = index * film.shotSeconds + 0.3;
    const line = index === 0 ? `${silentNote[locale]} ${shot[locale]}` : shot[locale];
    return { start, stop: (index + 1) * film.shotSeconds, line };
  });
  const end = film.shots.length * film.shotSeconds;
  return [
    ...cues,
    { start: end + 0.3, stop: getFilmSeconds(film) - 0.3, line: closingLine[locale] },
  ];
}

function portraitCues(film: Film & { kind: "portrait" }, locale: "fr" | "en"): Cue[] {
  const half = film.seconds / 2;
  return [
    { start: 0.3, stop: half, line: `${silentNote[locale]} ${comingSoonLine[locale]}` },
    { start: half, stop: film.seconds - 0.3, line: film[locale] },
  ];
}

function formatTimestamp(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, "0");
  return `00:${minutes}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
}
