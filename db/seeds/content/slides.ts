import type { Slide } from "#app/features/content/kinds.ts";
import { decorativeScene } from "./scenes.ts";

const titles = {
  close: {
    titleFr: "Un diplôme canadien, sans quitter le pays.",
    titleEn: "A Canadian diploma, close to home.",
    scene: decorativeScene("dakar"),
  },
  university: {
    titleFr: "La route de l'université commence ici.",
    titleEn: "The road to university starts here.",
    scene: decorativeScene("campus"),
  },
  rhythm: {
    titleFr: "De jour, de nuit, en ligne : à votre rythme.",
    titleEn: "Day, night or online: at your own pace.",
    scene: decorativeScene("yaounde"),
  },
};

const fr = "Cours individuels - en Groupe - en Ligne ou en Présentiel (Jour/nuit)";
const en = "One-to-one or group classes, online or on campus (day or night)";

function slides(subheading: string): Record<string, Slide> {
  return {
    "diplome-canadien": { ...titles.close, subheading },
    "route-universite": { ...titles.university, subheading },
    "a-votre-rythme": { ...titles.rhythm, subheading },
  };
}

/** The three slides of the hero. Both titles are shown, whatever the language of the page. */
export const heroSlides = { fr: slides(fr), en: slides(en) };
