import type { FilmName } from "#app/ui/films.ts";
import type { PictureName } from "#app/ui/picture-names.ts";
import { testimonials } from "./content/testimonials.ts";

/** The title of a medium in the library. */
export type Title = { fr: string; en: string };

type Scene = Exclude<PictureName, `testimonial-${number}`>;

/** The shipped pictures, with titles that staff would search for. */
const scenes: Record<Scene, [fr: string, en: string]> = {
  dakar: ["Dakar, le baobab au coucher du soleil", "Dakar, the baobab at sunset"],
  campus: ["Le campus en automne", "The campus in autumn"],
  yaounde: ["Les collines de Yaoundé", "The hills of Yaoundé"],
  graduation: ["La remise des diplômes", "The graduation ceremony"],
  winter: ["Le campus sous la neige", "The campus in the snow"],
  library: ["Deux élèves à la bibliothèque, la nuit", "Two students in the library at night"],
  classroom: ["La classe et le professeur à l'écran", "The class and the teacher on screen"],
  lab: ["Une expérience au laboratoire", "An experiment in the laboratory"],
  courtyard: ["La cour et le grand flamboyant", "The courtyard and the great flame tree"],
  family: ["Une famille reçoit la nouvelle", "A family hears the news"],
  crossing: ["La traversée, d'une rive à l'autre", "The crossing, from shore to shore"],
  arcades: ["Les arcades de la cour", "The arcades of the courtyard"],
  arrival: ["Une arrivée dans la ville enneigée", "Arriving in the snowy city"],
  aurora: ["L'école sous une aurore boréale", "The school under the northern lights"],
  baobab: ["Le baobab, ciel violet", "The baobab, purple sky"],
  basketball: ["Un match de basket au coucher du soleil", "A basketball game at sunset"],
  "before-the-party": ["La cour avant la fête", "The courtyard before the party"],
  blackboard: ["Une parabole au tableau", "A parabola on the board"],
  bookcase: ["Des livres près de la fenêtre", "Books by the window"],
  "campus-evening": ["Le campus, le soir", "The campus in the evening"],
  celebration: ["La fête et les diplômés", "The party and the graduates"],
  "clock-tower": ["La tour de l'horloge", "The clock tower"],
  dancers: ["On danse à la fête", "Dancing at the party"],
  desk: ["Un bureau et un fauteuil rouge", "A desk and a red chair"],
  diplomas: ["Des diplômes devant la fenêtre", "Diplomas by the window"],
  families: ["Les familles sous le baobab", "Families under the baobab"],
  "far-shore": ["L'autre rive, en automne", "The far shore in autumn"],
  "first-row": ["Le premier rang des familles", "The first row of families"],
  "flame-tree": ["Le flamboyant en fleurs", "The flame tree in bloom"],
  flask: ["Une élève et sa fiole rouge", "A student and her red flask"],
  "front-row": ["La classe, vue du fond", "The class, seen from the back"],
  "good-news": ["La bonne nouvelle au téléphone", "The good news on a phone"],
  gowns: ["Les diplômés en toge", "Graduates in their gowns"],
  graduates: ["Les toques lancées en l'air", "Caps thrown in the air"],
  "hills-dawn": ["Les collines de Yaoundé à l'aube", "The hills of Yaoundé at dawn"],
  hoop: ["Un panier de basket", "A basketball hoop"],
  "lab-plants": ["Une plante au laboratoire", "A plant in the laboratory"],
  lamps: ["Des lampions dans la nuit", "Lanterns in the night"],
  lanterns: ["La fête sous les lampions", "The party under the lanterns"],
  laterite: ["L'école et son allée de latérite", "The school and its laterite path"],
  lesson: ["Une leçon au tableau", "A lesson at the board"],
  lighthouse: ["Le phare et les pirogues", "The lighthouse and the canoes"],
  "maple-alley": ["Un érable en automne", "A maple in autumn"],
  microscope: ["Un élève au microscope", "A student at the microscope"],
  molecule: ["Une molécule au tableau", "A molecule on the board"],
  "moon-window": ["La lune à la fenêtre", "The moon at the window"],
  "night-window": ["La ville, la nuit, par la fenêtre", "The city at night, through the window"],
  office: ["Le bureau, à la fin du jour", "The office at the end of the day"],
  "office-night": ["Le bureau, la nuit", "The office at night"],
  "on-screen": ["Le professeur à l'écran", "The teacher on screen"],
  online: ["Un cours en ligne, le soir", "An online class in the evening"],
  "open-book": ["Un livre ouvert sous la lampe", "An open book under the lamp"],
  players: ["Trois joueurs de basket", "Three basketball players"],
  reading: ["Deux élèves lisent au coucher du soleil", "Two students reading at sunset"],
  "school-dakar": ["L'école à Dakar", "The school in Dakar"],
  "school-evening": ["L'école à Dakar, le soir", "The school in Dakar in the evening"],
  "school-rain": ["L'école à Yaoundé, sous la pluie", "The school in Yaoundé in the rain"],
  "school-yaounde": ["L'école à Yaoundé", "The school in Yaoundé"],
  "school-yard": ["La cour et les bougainvillées", "The yard and the bougainvillea"],
  science: ["L'atelier de chimie", "The chemistry workshop"],
  "screen-light": ["Un élève devant son ordinateur", "A student at a computer"],
  shelves: ["Les rayons de la bibliothèque", "The shelves of the library"],
  "snow-walk": ["Une marche dans la neige", "A walk in the snow"],
  suitcase: ["Une valise dans la ville", "A suitcase in the city"],
  teacher: ["Le professeur au tableau", "The teacher at the board"],
  "two-lamps": ["Deux élèves et une lampe", "Two students and a lamp"],
  "under-the-tree": ["Les fanions sous l'arbre", "Bunting under the tree"],
  "woven-bridge": ["Le pont tissé", "The woven bridge"],
};

type Testimony = Extract<FilmName, `testimonial-${number}`>;

const newsFilmTitles: Record<Exclude<FilmName, Testimony>, [fr: string, en: string]> = {
  welcome: ["Bienvenue au Collège Érabao", "Welcome to Collège Érabao"],
  "news-community": ["Une communauté qui inspire", "An inspiring community"],
  "news-support": ["Un soutien de tous les jours", "Support, every day"],
  "news-skills": ["Des compétences pour demain", "Skills for the future"],
  "news-tournament": ["Le tournoi des deux campus", "The two-campus tournament"],
};

const toTitles = (titles: Record<string, [string, string]>): [string, Title][] =>
  Object.entries(titles).map(([name, [fr, en]]) => [name, { fr, en }]);

const [frenchTitles, englishTitles] = [testimonials.fr, testimonials.en].map((all) =>
  Object.values(all).map(({ title }) => title),
);

const testimonies: [string, Title][] = (frenchTitles ?? []).map((fr, index) => [
  `testimonial-${index + 1}`,
  { fr, en: englishTitles?.[index] ?? fr },
]);

const posters = testimonies.map(([name, { fr, en }]): [string, Title] => [
  name,
  { fr: `${fr} (affiche)`, en: `${en} (poster)` },
]);

/** The titles of the shipped pictures and films, by file name. */
export const mediaTitles = {
  picture: Object.fromEntries([...toTitles(scenes), ...posters]),
  video: Object.fromEntries([...toTitles(newsFilmTitles), ...testimonies]),
};
