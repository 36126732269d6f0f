import type { GalleryPicture } from "#app/features/content/kinds.ts";
import { createScene } from "./scenes.ts";

type PictureRow = [
  slug: string,
  scene: string,
  /** The page about the picture's subject. */
  href: string,
  fr: string,
  en: string,
  altFr: string,
  altEn: string,
];

/** The pictures are drawings of an imagined school, so that no real pupil appears. */
const pictures: PictureRow[] = [
  [
    "cour",
    "courtyard",
    "/actualite/une-communaute-qui-inspire",
    "La cour, à l'heure de la pause",
    "The courtyard at break time",
    "Des élèves réunis autour d'un grand flamboyant, dans une cour entourée d'arcades",
    "Students gathered around a great flame tree in an arcaded courtyard",
  ],
  [
    "cours",
    "classroom",
    "/curriculum",
    "Un cours suivi ici et à distance",
    "One class, here and online",
    "Une salle de classe où le professeur apparaît aussi à l'écran",
    "A classroom where the teacher also appears on screen",
  ],
  [
    "atelier",
    "science",
    "/actualite/des-competences-pour-demain",
    "L'atelier de chimie",
    "The chemistry workshop",
    "Deux élèves devant des fioles colorées et un schéma de molécule",
    "Two students facing coloured flasks and a drawing of a molecule",
  ],
  [
    "tournoi",
    "players",
    "/actualite/une-communaute-qui-inspire-le-tournoi",
    "Le tournoi des deux campus",
    "The two-campus tournament",
    "Des joueurs de basket au coucher du soleil",
    "Basketball players at sunset",
  ],
  [
    "lecture",
    "library",
    "/actualite/un-soutien-de-tous-les-jours",
    "L'étude du soir",
    "Evening study",
    "Deux élèves de dos travaillent dans une bibliothèque, la nuit",
    "Two students seen from behind, working in a library at night",
  ],
  [
    "fete",
    "lanterns",
    "/actualite/remise-des-diplomes",
    "La fête de fin d'année, sous les lampions",
    "The end-of-year party under the lanterns",
    "Une foule danse sous des guirlandes de lampions",
    "A crowd dancing under strings of lanterns",
  ],
  [
    "maison",
    "online",
    "/prepa-hybride",
    "Un cours suivi depuis la maison",
    "A class taken from home",
    "Un élève de dos devant un ordinateur, sous la lune",
    "A student seen from behind at a computer, under the moon",
  ],
  [
    "hiver",
    "arrival",
    "/autre-formation",
    "Le premier hiver, de l'autre côté",
    "The first winter, on the other side",
    "Une silhouette avec sa valise dans une ville enneigée",
    "A figure with a suitcase in a snowy city",
  ],
];

function gallery(locale: "fr" | "en"): Record<string, GalleryPicture> {
  const french = locale === "fr";
  return Object.fromEntries(
    pictures.map(([slug, scene, href, fr, en, altFr, altEn]) => [
      slug,
      {
        caption: french ? fr : en,
        scene: createScene(scene, french ? altFr : altEn),
        href,
      },
    ]),
  );
}

/** The eight pictures of the community gallery. */
export const galleryPictures = { fr: gallery("fr"), en: gallery("en") };
