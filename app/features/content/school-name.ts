import { elideDe } from "#app/i18n/elide-de.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { School } from "#app/i18n/school.ts";

/** The articles a name may have in a sentence; `l` is « l’ ». */
export const nameArticles = ["le", "la", "l", "les", "the"] as const;
export type NameArticle = (typeof nameArticles)[number];

type SchoolNameForms = Pick<School, "the" | "of" | "to">;

/** Inflects the name of the school for sentences. An article of the other language is ignored. */
export function inflectSchoolName(
  locale: Locale,
  name: string,
  article: NameArticle | "",
): SchoolNameForms {
  if (locale === "en") {
    const the = article === "the" ? `the ${name}` : name;
    return { the, of: the, to: the };
  }
  switch (article) {
    case "le":
      return { the: `le ${name}`, of: `du ${name}`, to: `au ${name}` };
    case "les":
      return { the: `les ${name}`, of: `des ${name}`, to: `aux ${name}` };
    case "la":
      return { the: `la ${name}`, of: `de la ${name}`, to: `à la ${name}` };
    case "l":
      return { the: `l’${name}`, of: `de l’${name}`, to: `à l’${name}` };
    default:
      return { the: name, of: elideDe(name), to: `à ${name}` };
  }
}
