import { menuScenes } from "#app/features/content/menu-scenes.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { siteMessages } from "#app/i18n/site.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { SiteShellData } from "./site-shell-data.ts";

type SiteMessages = (typeof siteMessages)["fr"];
/** `lang` is the language of `text` when it is not that of the page. */
export type MenuLink = { label: string; text?: string | null; lang?: Locale; href: string };
export type Menu = {
  id: string;
  label: string;
  scene: string;
  prompt?: string;
  lang?: Locale;
  links: MenuLink[];
  items: MenuLink[];
};

type MenuContent = Pick<SiteShellData, "menu" | "catalogue" | "scenes">;

/** The three menus of navigation and drawer; paths are those of the route config, in French. */
export function getMenus(t: SiteMessages, { menu, catalogue, scenes }: MenuContent): Menu[] {
  const { programmes, school, campuses } = t;
  const lang = menu?.lang;
  const [first = "", second = "", third = ""] = menuScenes.map(
    (name) => getOwnValue(scenes, name) ?? name,
  );
  return [
    {
      id: "menu-programmes",
      label: programmes.label,
      scene: first,
      prompt: menu?.fees,
      lang,
      links: [{ label: programmes.promptLink, href: "/contacts?sujet=fees#ecrire" }],
      items: [
        { label: programmes.curriculum, text: menu?.curriculum, lang, href: "/curriculum" },
        { label: programmes.prep, text: menu?.prep, lang, href: "/prepa-gd" },
        { label: programmes.hybrid, text: menu?.hybrid, lang, href: "/prepa-hybride" },
        {
          label: programmes.other,
          text: catalogue && programmes.otherText(catalogue.courses, catalogue.universities),
          href: "/autre-formation",
        },
        { label: programmes.admission, text: menu?.admission, lang, href: "/admission" },
      ],
    },
    {
      id: "menu-school",
      label: school.label,
      scene: second,
      prompt: menu?.life,
      lang,
      links: [
        { label: school.news, href: "/#actualite" },
        { label: school.partners, href: "/#partenaire" },
      ],
      items: [
        { label: school.about, text: menu?.about, lang, href: "/about" },
        { label: school.head, text: menu?.head, lang, href: "/pdg" },
        { label: school.values, text: menu?.values, lang, href: "/valeurs" },
        { label: school.commitments, text: menu?.commitments, lang, href: "/engagements" },
        { label: school.services, text: menu?.services, lang, href: "/autre-service" },
      ],
    },
    {
      id: "menu-campuses",
      label: campuses.label,
      scene: third,
      prompt: menu?.visit,
      lang,
      links: [{ label: campuses.promptLink, href: "/contacts" }],
      items: [
        { label: campuses.senegal, text: menu?.senegal, lang, href: "/campus/SENEGAL" },
        { label: campuses.cameroon, text: menu?.cameroon, lang, href: "/campus/CAMEROUN" },
      ],
    },
  ];
}

/** Link columns of the footer (SITE-03). */
export function getFooterColumns(t: SiteMessages): { title: string; links: MenuLink[] }[] {
  const { footer, programmes } = t;
  return [
    {
      title: footer.quickLinks,
      links: [
        { label: footer.home, href: "/" },
        { label: footer.about, href: "/about" },
        { label: footer.partners, href: "/#partenaire" },
        { label: footer.news, href: "/#actualite" },
        { label: footer.contact, href: "/contacts" },
      ],
    },
    {
      title: footer.aboutTitle,
      links: [
        { label: footer.study, href: "/#pourquoi" },
        { label: footer.values, href: "/valeurs" },
        { label: footer.committee, href: "/about#comite" },
        { label: footer.head, href: "/pdg" },
      ],
    },
    {
      title: footer.programmesTitle,
      links: [
        { label: footer.prep, href: "/prepa-gd" },
        { label: footer.curriculum, href: "/curriculum" },
        { label: footer.hybrid, href: "/prepa-hybride" },
        { label: programmes.admission, href: "/admission" },
      ],
    },
  ];
}
