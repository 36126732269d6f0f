import type { siteWords } from "#app/i18n/site.ts";

type SiteWords = (typeof siteWords)["fr"];
export type MenuLink = { label: string; text?: string; href: string };
export type Menu = {
  id: string;
  label: string;
  scene: string;
  prompt: string;
  links: MenuLink[];
  items: MenuLink[];
};

/** The three menus of the bar and of the drawer: addresses of the floor plan, in French. */
export function menusOf(words: SiteWords): Menu[] {
  const { programmes, school, campuses } = words;
  return [
    {
      id: "menu-programmes",
      label: programmes.label,
      scene: "clock-tower",
      prompt: programmes.prompt,
      links: [{ label: programmes.promptLink, href: "/contacts?sujet=fees#ecrire" }],
      items: [
        { label: programmes.curriculum, text: programmes.curriculumText, href: "/curriculum" },
        { label: programmes.prep, text: programmes.prepText, href: "/prepa-gd" },
        { label: programmes.hybrid, text: programmes.hybridText, href: "/prepa-hybride" },
        { label: programmes.other, text: programmes.otherText, href: "/autre-formation" },
        { label: programmes.admission, text: programmes.admissionText, href: "/admission" },
      ],
    },
    {
      id: "menu-school",
      label: school.label,
      scene: "gowns",
      prompt: school.prompt,
      links: [
        { label: school.news, href: "/#actualite" },
        { label: school.partners, href: "/#partenaire" },
      ],
      items: [
        { label: school.about, text: school.aboutText, href: "/about" },
        { label: school.head, text: school.headText, href: "/pdg" },
        { label: school.values, text: school.valuesText, href: "/valeurs" },
        { label: school.commitments, text: school.commitmentsText, href: "/engagements" },
        { label: school.services, text: school.servicesText, href: "/autre-service" },
      ],
    },
    {
      id: "menu-campuses",
      label: campuses.label,
      scene: "arcades",
      prompt: campuses.prompt,
      links: [{ label: campuses.promptLink, href: "/contacts" }],
      items: [
        { label: campuses.senegal, text: campuses.senegalText, href: "/campus/SENEGAL" },
        { label: campuses.cameroon, text: campuses.cameroonText, href: "/campus/CAMEROUN" },
      ],
    },
  ];
}

/** The columns of links of the footer (specification, section 2). */
export function footerColumns(words: SiteWords): { title: string; links: MenuLink[] }[] {
  const { footer, programmes } = words;
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
