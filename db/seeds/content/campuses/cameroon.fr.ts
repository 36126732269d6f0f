import type { Campus } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { callsToAction } from "../calls-to-action.ts";
import { decorativeScene } from "../scenes.ts";

export const cameroon: Campus = {
  title: "Campus du Cameroun",
  description:
    "Le campus de Yaoundé du Collège Érabao, en français et en anglais : cours de l'Ontario, prépa, double diplôme, adresse, horaires et visites.",
  country: "Cameroun",
  city: "Yaoundé",
  name: "Campus de Yaoundé",
  href: "/campus/CAMEROUN",
  lead: "Yaoundé, entre les collines : deux langues dans la même cour, et un seul programme.",
  scene: decorativeScene("school-yaounde"),
  card: {
    scene: decorativeScene("school-rain"),
    title: "Yaoundé, au Cameroun",
    text: "Les mêmes cours, le même diplôme, entre les collines, en français et en anglais.",
    action: "Découvrir le campus du Cameroun",
  },
  lines: ["[Rue à compléter], [quartier], face à [repère]", "BP 0000, Yaoundé, Cameroun"],
  phone: "+237 000 00 00 00",
  whatsapp: "+237 000 00 00 00",
  email: "yaounde@erabao.example",
  hours: [
    { days: "Du lundi au vendredi", time: "[à compléter]" },
    { days: "Samedi", time: "[à compléter]" },
    { days: "Vacances", time: "[à compléter]" },
  ],
  map: {
    name: "map-cameroon",
    alt: "Carte du Cameroun : Yaoundé est loin de la côte, dans le sud du pays",
  },
  directions: null,
  visit: { action: "Visiter le campus", href: "/contacts?campus=CAMEROUN&sujet=visit#ecrire" },
  inside: [
    {
      type: "text",
      heading: "Le programme de l'Ontario, à Yaoundé",
      body: parseRichText(`
        Le Cameroun connaît deux systèmes scolaires ; notre campus accueille les élèves de l'un et de
        l'autre. Ceux du système francophone gardent en vue le BEPC, le probatoire et le baccalauréat ;
        ceux du système anglophone, les *O Levels* et les *A Levels* du GCE.

        Les cours de l'Ontario les réunissent. Les uns y gagnent l'anglais, les autres le français, et
        tous peuvent mener [deux diplômes de front](/prepa-hybride). Le placement est décidé après étude
        du dossier.
      `),
    },
    {
      type: "amenities",
      heading: "Ce que vous y trouvez",
      items: [
        {
          title: "Salles de classe",
          text: "Un cours se suit sur place, ou à l'écran depuis chez soi.",
          icon: "chalkboard-teacher-duotone",
        },
        {
          title: "Laboratoire",
          text: "Pour observer, mesurer et recommencer.",
          icon: "flask-duotone",
        },
        {
          title: "Bibliothèque bilingue",
          text: "Deux langues sur les mêmes étagères.",
          icon: "books-duotone",
        },
        {
          title: "Salle connectée",
          text: "Des ordinateurs en libre accès pour étudier.",
          icon: "wifi-high-duotone",
        },
        {
          title: "Terrain",
          text: "Le sport, à l'ombre des palmiers.",
          icon: "basketball-duotone",
        },
        {
          title: "Bureau d'orientation",
          text: "Un endroit calme pour parler de la suite.",
          icon: "compass-duotone",
        },
      ],
    },
    {
      type: "note",
      heading: "Un campus de démonstration",
      body: parseRichText(`
        Les lieux décrits ici sont imaginés. L'école y met ses propres salles, ses photos, son adresse et
        ses horaires.
      `),
    },
  ],
  sections: [
    {
      type: "pictures",
      look: "mosaic",
      id: "journee",
      heading: "Une journée sur place",
      items: [
        {
          scene: decorativeScene("front-row"),
          label: "Le matin",
          caption: "un cours en deux langues",
        },
        {
          scene: decorativeScene("science"),
          label: "L'après-midi",
          caption: "l'atelier de sciences",
        },
        { scene: decorativeScene("library"), label: "Le soir", caption: "l'étude accompagnée" },
      ],
    },
    {
      type: "text",
      id: "reperes",
      heading: "Deux systèmes, un même élève",
      body: parseRichText(`
        L'année scolaire camerounaise va de septembre à juin, comme celle de l'Ontario : les deux
        calendriers vont bien ensemble. L'élève francophone passe le BEPC en 3e, le probatoire en 1re et le
        baccalauréat en Terminale. L'élève anglophone passe le *GCE O Level* en Form 5 et le *GCE A Level*
        en Upper Sixth.

        Ces examens restent organisés par l'OBC, par le GCE Board et par le ministère : l'école y
        prépare, sans les organiser.
      `),
      facts: [
        { label: "Année nationale", value: "Septembre à juin" },
        { label: "Année de l'Ontario", value: "Septembre à juin" },
        { label: "Examens nationaux", value: "BEPC, bac, GCE" },
        { label: "Rentrée", value: "[à compléter]" },
      ],
    },
    {
      ...callsToAction.fr,
      second: { ...callsToAction.fr.second, href: "/contacts?campus=CAMEROUN#ecrire" },
      title: "Venez voir par vous-même",
      text: "Venez en famille. Proposez deux dates par la page Contact : la visite se fait en français ou en anglais.",
    },
  ],
};
