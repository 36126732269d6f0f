/** A camera position over a picture: the centre of the frame, in percent, and the zoom factor. */
export type View = { x: number; y: number; zoom: number };

/** On-screen text of a film, which the captions repeat. */
export type LocalizedText = { fr: string; en: string };

/** A slow camera move over a scene of assets-src/scenes. */
export type Shot = LocalizedText & { scene: string; from: View; to: View };

/**
 * `tour`: moves over scenes, then the school's name. `portrait`: a person seen from behind in front of a view, under
 * a title. Every film ends on its first frame, so that it can loop.
 */
export type Film =
  | { kind: "tour"; shots: Shot[]; shotSeconds: number; endSeconds: number; quality: Quality }
  | { kind: "portrait"; fr: string; en: string; seconds: number; quality: Quality };

/** Constant quality setting of each encoder: a higher value makes a smaller file. */
export type Quality = { webm: number; mp4: number };

const lightQuality: Quality = { webm: 58, mp4: 31 };
const view = (x: number, y: number, zoom: number): View => ({ x, y, zoom });

const welcome: Film = {
  kind: "tour",
  shotSeconds: 3.4,
  endSeconds: 3,
  quality: { webm: 60, mp4: 33 },
  shots: [
    {
      scene: "dakar",
      from: view(52, 56, 1.04),
      to: view(51, 53, 1.04),
      fr: "Bienvenue au Collège Érabao",
      en: "Welcome to Collège Érabao",
    },
    {
      scene: "courtyard",
      from: view(50, 44, 1.1),
      to: view(50, 50, 1.1),
      fr: "Un diplôme canadien, sans quitter le pays.",
      en: "A Canadian diploma, close to home.",
    },
    {
      scene: "classroom",
      from: view(54, 46, 1.14),
      to: view(48, 46, 1.14),
      fr: "Curriculum canadien, prépa, double diplôme",
      en: "Canadian curriculum, prep year, double diploma",
    },
    {
      scene: "library",
      from: view(50, 47, 1.08),
      to: view(50, 53, 1.08),
      fr: "De jour, de nuit, en ligne : à votre rythme.",
      en: "Day, night or online: at your own pace.",
    },
    {
      scene: "campus",
      from: view(47, 52, 1.12),
      to: view(52, 52, 1.12),
      fr: "La route de l’université commence ici.",
      en: "The road to university starts here.",
    },
  ],
};

const news = (shots: Shot[]): Film => ({
  kind: "tour",
  shotSeconds: 3.2,
  endSeconds: 2.4,
  quality: lightQuality,
  shots,
});

const community = news([
  {
    scene: "celebration",
    from: view(50, 44, 1.06),
    to: view(50, 56, 1.06),
    fr: "Une communauté qui inspire",
    en: "An inspiring community",
  },
  {
    scene: "courtyard",
    from: view(46, 46, 1.12),
    to: view(52, 48, 1.12),
    fr: "Une soirée, deux campus",
    en: "One evening, two campuses",
  },
  {
    scene: "families",
    from: view(52, 54, 1.06),
    to: view(48, 56, 1.06),
    fr: "Élèves, parents et anciens",
    en: "Students, parents, former students",
  },
]);

const support = news([
  {
    scene: "reading",
    from: view(50, 40, 1.06),
    to: view(50, 56, 1.06),
    fr: "Un soutien de tous les jours",
    en: "Support, every day",
  },
  {
    scene: "lesson",
    from: view(54, 46, 1.1),
    to: view(49, 46, 1.1),
    fr: "Un référent pour chaque élève",
    en: "A mentor for every student",
  },
  {
    scene: "online",
    from: view(47, 52, 1.08),
    to: view(51, 55, 1.08),
    fr: "Et quelqu’un qui répond",
    en: "And someone who answers",
  },
]);

const skills = news([
  {
    scene: "lab",
    from: view(46, 50, 1.1),
    to: view(52, 50, 1.1),
    fr: "Des compétences pour demain",
    en: "Skills for the future",
  },
  {
    scene: "science",
    from: view(46, 58, 1.06),
    to: view(50, 58, 1.06),
    fr: "Sciences, données, entrepreneuriat",
    en: "Science, data, enterprise",
  },
  {
    scene: "classroom",
    from: view(50, 42, 1.16),
    to: view(54, 45, 1.16),
    fr: "Les ateliers de l’année",
    en: "This year’s workshops",
  },
]);

const tournament = news([
  {
    scene: "basketball",
    from: view(46, 52, 1.06),
    to: view(54, 52, 1.06),
    fr: "Le tournoi Dakar-Yaoundé",
    en: "The Dakar-Yaoundé tournament",
  },
  {
    scene: "school-yaounde",
    from: view(47, 56, 1.08),
    to: view(52, 56, 1.08),
    fr: "Des équipes mixtes, de tous âges",
    en: "Mixed teams, all ages",
  },
  {
    scene: "school-dakar",
    from: view(54, 52, 1.08),
    to: view(49, 52, 1.08),
    fr: "Raconté par les joueurs",
    en: "Told by the players",
  },
]);

/** The titles of the testimonial cards on the home page (db/seeds/content/testimonials.ts). */
const stories: [fr: string, en: string][] = [
  ["Reprendre après dix ans", "Back to school after ten years"],
  ["De Dakar à Ottawa", "From Dakar to Ottawa"],
  ["Étudier le soir, travailler le jour", "Study by night, work by day"],
  ["Apprendre les maths en anglais", "Learning maths in English"],
  ["Le jour de mon diplôme", "The day I graduated"],
  ["Premier hiver, premiers amis", "First winter, first friends"],
  ["Deux diplômes de front", "Two diplomas side by side"],
  ["Choisir sa voie", "Finding my way"],
  ["Le premier cours en ligne", "My first online class"],
  ["Ce qu’en dit ma mère", "What my mother says"],
];

/** The films to make, by file name. */
export const films: Record<string, Film> = {
  welcome,
  "news-community": community,
  "news-support": support,
  "news-skills": skills,
  "news-tournament": tournament,
  ...Object.fromEntries(
    stories.map(([fr, en], index): [string, Film] => [
      `testimonial-${index + 1}`,
      { kind: "portrait", fr, en, seconds: 8, quality: lightQuality },
    ]),
  ),
};

/** The duration of a film in seconds, rounded to a tenth. */
export function getFilmSeconds(film: Film): number {
  if (film.kind === "portrait") return film.seconds;
  const seconds = film.shots.length * film.shotSeconds + film.endSeconds;
  return Math.round(seconds * 10) / 10;
}
