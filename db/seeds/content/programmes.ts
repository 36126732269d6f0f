import type { Programme } from "#app/features/content/kinds.ts";
import { decorativeScene } from "./scenes.ts";

type Cards = Record<"curriculum" | "prepa-gd" | "prepa-hybride", Programme>;

const fr: Cards = {
  curriculum: {
    title: "Curriculum canadien",
    text: "Les crédits et le diplôme d'études secondaires de l'Ontario, préparés à Dakar, à Yaoundé ou en ligne.",
    tag: "De la 6e à la Terminale",
    href: "/curriculum",
    scene: decorativeScene("lesson"),
  },
  "prepa-gd": {
    title: "Programme prépa universitaire",
    text: "Des cours ontariens de 12e année, l'anglais, les méthodes et les candidatures, avant l'université.",
    tag: "Après le secondaire",
    href: "/prepa-gd",
    scene: decorativeScene("shelves"),
  },
  "prepa-hybride": {
    title: "Programme hybride (double diplôme)",
    text: "Le bac ou le GCE et le diplôme de l'Ontario, menés ensemble dans un même emploi du temps.",
    tag: "Deux diplômes",
    href: "/prepa-hybride",
    scene: decorativeScene("diplomas"),
  },
};
const en: Cards = {
  curriculum: {
    title: "Canadian curriculum",
    text: "The credits and the secondary school diploma of Ontario, earned in Dakar, in Yaoundé or online.",
    tag: "Grades 6 to 12",
    href: "/curriculum",
    scene: decorativeScene("lesson"),
  },
  "prepa-gd": {
    title: "University preparation",
    text: "Ontario Grade 12 courses, English, study skills and applications, before university.",
    tag: "After secondary school",
    href: "/prepa-gd",
    scene: decorativeScene("shelves"),
  },
  "prepa-hybride": {
    title: "Hybrid programme (double diploma)",
    text: "The bac or the GCE and the Ontario diploma, studied together in a single timetable.",
    tag: "Two diplomas",
    href: "/prepa-hybride",
    scene: decorativeScene("diplomas"),
  },
};

/** The three programme cards of the home page. */
export const programmes = { fr, en };
