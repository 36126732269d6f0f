import type { News, NoteSection } from "#app/features/content/kinds.ts";
import { parseRichText } from "#app/features/content/rich-text-markup.ts";
import { createScene, decorativeScene } from "../scenes.ts";

const demonstration: NoteSection = {
  type: "note",
  heading: "Récit de démonstration",
  body: parseRichText(`
    Les lieux et les scènes de cette page sont imaginés, et les images sont des dessins. L'école y met ses
    propres nouvelles.
  `),
};

export const news: Record<string, News> = {
  "une-communaute-qui-inspire": {
    title: "Une communauté qui inspire",
    description:
      "Élèves, parents et anciens réunis sous les lampions : la soirée de fin d'année des deux campus du Collège Érabao, racontée en images.",
    text: "Élèves, parents et anciens réunis sous les lampions : la soirée des deux campus.",
    place: "Dakar et Yaoundé",
    scene: createScene("celebration", "Une foule danse sous des guirlandes de lampions"),
    clip: { name: "news-community", seconds: 12, poster: decorativeScene("celebration") },
    sections: [
      {
        type: "text",
        heading: "Choses à savoir",
        lead: "Une fois l'an, les deux campus font la fête le même soir, à quelques milliers de kilomètres l'un de l'autre.",
        body: parseRichText(`
          On installe les tables dans la cour avant la tombée du jour. Les parents apportent un plat, les
          élèves tiennent le son et la lumière, les anciens viennent dire où ils en sont. À un moment de la
          soirée, un écran relie les deux campus : on se fait signe, on chante la même chanson, avec une
          seconde de retard.

          Ce n'est pas une cérémonie. C'est une façon de se rappeler que l'on étudie rarement seul :
          derrière un diplôme, il y a des gens qui ont attendu, cuisiné, corrigé, conduit et encouragé.
        `),
        facts: [
          { label: "Date", value: "[à compléter]" },
          { label: "Lieux", value: "La cour de chaque campus" },
          { label: "Pour qui", value: "Élèves, familles, anciens" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "En images",
        heading: "Moments inoubliables",
        items: [
          {
            scene: decorativeScene("lamps"),
            label: "Les lampions",
            caption: "On les allume un par un, et la cour retient son souffle.",
          },
          {
            scene: decorativeScene("before-the-party"),
            label: "Avant la fête",
            caption: "Une heure plus tôt, il restait les chaises à porter.",
          },
          {
            scene: decorativeScene("first-row"),
            label: "Les familles",
            caption: "Les grands-mères ont le premier rang, et le dernier mot.",
          },
        ],
      },
      demonstration,
    ],
  },
  "un-soutien-de-tous-les-jours": {
    title: "Un soutien de tous les jours",
    description:
      "Un référent par élève, l'étude du soir et des réponses suivies : comment le Collège Érabao accompagne, semaine après semaine.",
    text: "Un référent par élève, l'étude du soir, et quelqu'un qui répond.",
    place: "Dakar, Yaoundé et en ligne",
    scene: createScene(
      "reading",
      "Deux élèves de dos lisent devant une fenêtre, au coucher du soleil",
    ),
    clip: { name: "news-support", seconds: 12, poster: decorativeScene("reading") },
    sections: [
      {
        type: "text",
        heading: "Choses à savoir",
        lead: "Le soutien qui compte ne vient pas la veille de l'examen. Il vient un jeudi ordinaire.",
        body: parseRichText(`
          Chaque élève a un référent : un adulte qui connaît son emploi du temps, ses notes et ce qui le
          préoccupe. Ils se parlent régulièrement, quelques minutes, même quand tout va bien. Quand quelque
          chose se dérègle, ils le voient ensemble, avant le bulletin.

          Le soir, l'étude accompagnée se tient sur place et en ligne. On y vient pour finir un devoir, pour
          refaire un exercice, ou simplement pour ne pas travailler seul. Personne n'y fait le travail à la
          place de l'élève.
        `),
        facts: [
          { label: "Référent", value: "Un par élève" },
          { label: "Étude", value: "Le soir, sur place et en ligne" },
          { label: "Horaires", value: "[à compléter]" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "En images",
        heading: "Moments inoubliables",
        items: [
          {
            scene: decorativeScene("two-lamps"),
            label: "L'étude du soir",
            caption: "Deux lampes, deux cahiers, et la ville derrière la vitre.",
          },
          {
            scene: decorativeScene("screen-light"),
            label: "À distance",
            caption: "La question posée tard, et la réponse qui arrive quand même.",
          },
          {
            scene: decorativeScene("blackboard"),
            label: "Le déclic",
            caption: "La courbe tracée pour la troisième fois. Cette fois, elle parle.",
          },
        ],
      },
      demonstration,
    ],
  },
  "des-competences-pour-demain": {
    title: "Des compétences pour demain",
    description:
      "Sciences, données, entrepreneuriat : les ateliers du Collège Érabao, où l'on apprend en essayant, en se trompant et en recommençant.",
    text: "Sciences, données, entrepreneuriat : les ateliers de l'année.",
    place: "Dakar et Yaoundé",
    scene: createScene("lab", "Deux élèves en blouse mènent une expérience dans un laboratoire"),
    clip: { name: "news-skills", seconds: 12, poster: decorativeScene("lab") },
    sections: [
      {
        type: "text",
        heading: "Choses à savoir",
        lead: "Un atelier commence par une question à laquelle personne, dans la salle, n'a encore répondu.",
        body: parseRichText(`
          Combien d'eau garde la terre de la cour ? Comment prévoir la file d'attente du midi ? Que
          vendrait-on, à qui, et à quel prix juste ? Les élèves mesurent, comptent, dessinent, présentent,
          puis recommencent avec ce qu'ils ont compris.

          Les ateliers prolongent les cours de l'Ontario : sciences, informatique, mathématiques, affaires.
          Ils ne donnent pas de crédit par eux-mêmes. Ils donnent autre chose : l'habitude de chercher à
          plusieurs, et de montrer son travail avant qu'il soit parfait.
        `),
        facts: [
          { label: "Thèmes", value: "Sciences, données, projets" },
          { label: "Pour qui", value: "De la 6e à la prépa" },
          { label: "Calendrier", value: "[à compléter]" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "En images",
        heading: "Moments inoubliables",
        items: [
          {
            scene: decorativeScene("flask"),
            label: "L'expérience",
            caption: "Le rouge vire enfin, et tout le monde parle en même temps.",
          },
          {
            scene: decorativeScene("molecule"),
            label: "Le tableau",
            caption: "Une molécule, deux hypothèses, aucune certitude avant jeudi.",
          },
          {
            scene: decorativeScene("on-screen"),
            label: "La présentation",
            caption: "Cinq minutes, en anglais, devant les camarades de l'autre campus.",
          },
        ],
      },
      demonstration,
    ],
  },
  "une-communaute-qui-inspire-le-tournoi": {
    title: "Une communauté qui inspire : le tournoi",
    tile: "Une communauté qui inspire",
    description:
      "Le tournoi de basket entre Dakar et Yaoundé, raconté par celles et ceux qui l'ont joué : règles, équipes et souvenirs des deux campus.",
    text: "Le tournoi Dakar-Yaoundé, raconté par les joueurs.",
    place: "Dakar et Yaoundé",
    scene: createScene("basketball", "Des joueurs de basket au coucher du soleil"),
    clip: { name: "news-tournament", seconds: 12, poster: decorativeScene("basketball") },
    sections: [
      {
        type: "text",
        heading: "Choses à savoir",
        lead: "Deux campus, deux terrains, et un trophée en bois qui voyage.",
        body: parseRichText(`
          Les équipes sont mixtes et mélangent les âges. On joue chez soi contre ses voisins de classe, puis
          les meilleurs scores des deux campus se comparent le même soir, devant l'écran. Les élèves de la
          classe en ligne arbitrent à distance, ce qui donne lieu à de longues discussions.

          Personne ne sait plus très bien qui a gagné la première fois. Tout le monde se souvient du
          panier à la dernière seconde, et de qui a ramené les ballons.
        `),
        facts: [
          { label: "Équipes", value: "Mixtes, tous âges" },
          { label: "Date", value: "[à compléter]" },
          { label: "Inscription", value: "Auprès du référent" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "En images",
        heading: "Moments inoubliables",
        items: [
          {
            scene: decorativeScene("hoop"),
            label: "Le panier",
            caption: "Le ballon est parti. Le soleil aussi.",
          },
          {
            scene: decorativeScene("laterite"),
            label: "L'autre terrain",
            caption: "À Yaoundé, on joue sur la latérite, et les chaussures s'en souviennent.",
          },
          {
            scene: decorativeScene("school-yard"),
            label: "Le retour",
            caption: "Le lendemain, on rejoue le match dans l'escalier.",
          },
        ],
      },
      demonstration,
    ],
  },
  "remise-des-diplomes": {
    title: "La remise des diplômes",
    description:
      "La cérémonie, la photo de famille, la fête : la remise des diplômes du Collège Érabao, ce qu'il faut savoir et trois moments à revoir.",
    text: "La cérémonie, les familles, la fête : retour sur la remise des diplômes.",
    place: "Dakar, [date à compléter]",
    scene: createScene(
      "graduation",
      "Des diplômés réunis devant une estrade, sous les arbres et les fanions",
    ),
    clip: null,
    sections: [
      {
        type: "text",
        heading: "Choses à savoir",
        lead: "La cérémonie se tient dans la cour, en fin d'après-midi, quand l'ombre du grand arbre couvre les chaises.",
        body: parseRichText(`
          Les élèves reçoivent le diplôme d'études secondaires de l'Ontario, attribué par l'école
          partenaire. Ceux de l'autre campus sont reliés par vidéo et reçoivent le leur à la même heure.

          On appelle chacun par son nom entier, celui que la famille a choisi, et l'on prend le temps de
          bien le prononcer. Puis un parent dit quelques mots, dans la langue qu'il veut.

          La cérémonie est filmée et sous-titrée. Aucune image d'un élève mineur n'est publiée sans l'accord
          écrit de ses parents.
        `),
        facts: [
          { label: "Date", value: "[à compléter]" },
          { label: "Heure", value: "[à compléter]" },
          { label: "Lieu", value: "Cour du campus" },
          { label: "Invitations", value: "[à compléter]" },
          { label: "En direct", value: "Pour l'autre campus" },
        ],
      },
      {
        type: "pictures",
        look: "moments",
        kicker: "En images",
        heading: "Moments inoubliables",
        items: [
          {
            scene: decorativeScene("graduates"),
            label: "La cérémonie",
            caption:
              "Les toques s'envolent, le soleil se couche, quelqu'un pleure au troisième rang.",
          },
          {
            scene: decorativeScene("families"),
            label: "La photo de famille",
            caption:
              "Trois générations sous le baobab, et la petite dernière qui ne regarde pas l'objectif.",
          },
          {
            scene: decorativeScene("dancers"),
            label: "La fête",
            caption: "Les lampions, la kora, puis le sabar : on a dansé jusqu'à minuit.",
          },
        ],
      },
      demonstration,
    ],
  },
};
