import { cameroon as cameroonEn } from "./cameroon.en.ts";
import { cameroon as cameroonFr } from "./cameroon.fr.ts";
import { senegal as senegalEn } from "./senegal.en.ts";
import { senegal as senegalFr } from "./senegal.fr.ts";

/** The first campus is the one shown when the address names none. */
export const campuses = {
  fr: { senegal: senegalFr, cameroon: cameroonFr },
  en: { senegal: senegalEn, cameroon: cameroonEn },
};
