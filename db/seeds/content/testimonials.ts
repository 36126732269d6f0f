import type { Testimonial } from "#app/features/content/kinds.ts";
import { decorativeScene } from "./scenes.ts";

type TestimonialRow = [title: string, who: string];

/** No testimonial is invented: each card announces its subject until a real person agrees to speak. */
const fr: TestimonialRow[] = [
  ["Reprendre après dix ans", "ici, une adulte racontera sa reprise d'études."],
  ["De Dakar à Ottawa", "ici, un ancien élève racontera son départ."],
  ["Étudier le soir, travailler le jour", "ici, une salariée parlera de ses semaines."],
  ["Apprendre les maths en anglais", "ici, une élève dira ce qui l'a aidée."],
  ["Le jour de mon diplôme", "ici, un diplômé parlera de la cérémonie."],
  ["Premier hiver, premiers amis", "ici, une étudiante racontera son arrivée au Canada."],
  ["Deux diplômes de front", "ici, une élève du programme hybride parlera du rythme."],
  ["Choisir sa voie", "ici, une lycéenne dira comment elle s'est décidée."],
  ["Le premier cours en ligne", "ici, un élève parlera de la classe à distance."],
  ["Ce qu'en dit ma mère", "ici, un parent donnera son avis, sans détour."],
];
const en: TestimonialRow[] = [
  ["Back to school after ten years", "an adult will tell how she went back to study."],
  ["From Dakar to Ottawa", "a former student will tell how he left."],
  ["Study by night, work by day", "an employee will talk about her weeks."],
  ["Learning maths in English", "a student will say what helped her."],
  ["The day I graduated", "a graduate will talk about the ceremony."],
  ["First winter, first friends", "a student will tell of her arrival in Canada."],
  ["Two diplomas side by side", "a hybrid programme student will talk about the pace."],
  ["Finding my way", "a student will say how she made up her mind."],
  ["My first online class", "a student will talk about learning from home."],
  ["What my mother says", "a parent will give a frank opinion."],
];

function cards(rows: TestimonialRow[], announcement: string): Record<string, Testimonial> {
  const cards = rows.map(([title, description], index): [string, Testimonial] => {
    const name = `testimonial-${index + 1}`;
    return [
      `temoignage-${index + 1}`,
      {
        title,
        description: `${announcement}${description}`,
        clip: { name, seconds: 8, poster: decorativeScene(name) },
      },
    ];
  });
  return Object.fromEntries(cards);
}

/** The ten testimonial cards of the home page. */
export const testimonials = {
  fr: cards(fr, "Témoignage à venir : "),
  en: cards(
    en.map(([title, who]) => [title, `here, ${who}`]),
    "Testimonial to come: ",
  ),
};
