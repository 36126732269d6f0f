import type { courses } from "#app/platform/db/schema/catalogue.ts";

type SchoolProgramme = Omit<typeof courses.$inferInsert, "providerKind" | "position">;

/** The programmes of the school before its staff edit them, each text written in its own language. */
export const schoolProgrammes: SchoolProgramme[] = [
  {
    id: "curriculum-canadien",
    nameFr: "Curriculum canadien",
    nameEn: "Canadian curriculum",
    summaryFr: "De la 6e à la Terminale, le programme de l’Ontario, en anglais et en français.",
    summaryEn: "From Grade 6 to Grade 12, the Ontario curriculum, in English and in French.",
    durationFr: "De la 6e à la Terminale",
    durationEn: "From Grade 6 to Grade 12",
    language: "fr/en",
    pageSlug: "curriculum",
    accompaniesFrom: "grade-12",
    assessesPriorLearning: false,
    detailsFr:
      "De la 6e à la Terminale, l’élève suit le programme de l’Ontario à Dakar, à Yaoundé ou en ligne, en anglais et en français. À partir de la 3e, chaque cours réussi donne un crédit. Trente crédits, l’épreuve de littératie et quarante heures d’engagement mènent au diplôme d’études secondaires de l’Ontario (DESO), délivré par notre école partenaire. Les années faites ailleurs sont étudiées et peuvent compter. Nous lisons d’abord les bulletins, nous parlons avec la famille si quelque chose n’est pas clair, puis nous proposons une classe. Les élèves de Form 1 à Upper Sixth trouvent leur équivalent dans le tableau des classes.",
    detailsEn:
      "From Grade 6 to Grade 12, students follow the Ontario curriculum in Dakar, in Yaoundé or online, in English and in French. From Grade 9 on, every course passed earns a credit: thirty credits, the literacy requirement and forty hours of community involvement lead to the Ontario Secondary School Diploma (OSSD), which our partner school awards. Years completed in another system are assessed and may count towards it. We read your child’s reports first, talk to you if anything is unclear, and only then suggest a class. Pupils coming from 6e to Terminale, or from Form 1 to Upper Sixth, will find their equivalent in the table of classes.",
  },
  {
    id: "prepa-universitaire",
    nameFr: "Prépa universitaire",
    nameEn: "University preparation year",
    summaryFr: "Un an pour préparer l’université, avec ou après la Terminale.",
    summaryEn: "One year to get ready for university, during or after the last school year.",
    durationFr: "1 an",
    durationEn: "1 year",
    language: "fr/en",
    pageSlug: "prepa-gd",
    accompaniesFrom: "any",
    assessesPriorLearning: false,
    detailsFr:
      "La prépa dure une année. Elle s’adresse aux élèves qui terminent le secondaire ou viennent de le terminer, avec le bac, le GCE A Level ou le diplôme de l’Ontario. Au programme : des cours ontariens de 12e année, l’anglais et le français universitaires, les méthodes de travail, un test de langue à préparer. Pendant l’année, chacun construit sa liste d’universités, réunit ses pièces et suit ses dossiers avec l’école. Ce n’est pas une classe préparatoire à la française : il n’y a pas de concours, et chaque université décide seule. Les cours ont lieu le jour ou le soir, sur place ou en ligne.",
    detailsEn:
      "A one-year programme for students who are finishing secondary school or have just finished it, whether with the bac, the GCE A Level or the Ontario diploma. You take Ontario Grade 12 courses, strengthen your academic English and French, learn how university work is done and prepare for a language test. Alongside, you build your list of universities, gather your documents and follow every file with the school. There is no entrance competition at the end: Canadian universities admit on your record, and each makes its own decision. Classes run by day or in the evening, on campus or online.",
  },
  {
    id: "programme-hybride",
    nameFr: "Programme hybride (double diplôme)",
    nameEn: "Hybrid programme (double diploma)",
    summaryFr:
      "De la 3e à la Terminale, deux diplômes en vue : celui du pays et celui de l’Ontario.",
    summaryEn: "From Grade 9 to Grade 12, two diplomas in view: your country’s and Ontario’s.",
    durationFr: "De la 3e à la Terminale",
    durationEn: "From Grade 9 to Grade 12",
    language: "fr/en",
    pageSlug: "prepa-hybride",
    accompaniesFrom: "grade-12",
    assessesPriorLearning: false,
    detailsFr:
      "Ce programme est pour les élèves de la 3e à la Terminale qui veulent garder deux diplômes en vue : celui de leur pays, bac ou GCE, et celui de l’Ontario. On peut rester dans son établissement et venir le soir ou en ligne, ou tout suivre chez nous. Chaque parcours garde ses matières, ses épreuves et son calendrier, et chaque diplôme est délivré par sa propre autorité. La charge de travail est réelle : avant l’inscription, nous comptons ensemble les cours de l’année et les heures disponibles. Si cela devient trop lourd, on peut revenir à un seul diplôme ; les crédits obtenus restent.",
    detailsEn:
      "For students from Grade 9 to Grade 12 (3e to Terminale, Form 4 to Upper Sixth) who want two diplomas within reach: the bac or the GCE at home, and the Ontario diploma. You can stay at your own school and join us in the evening or online, or do everything here. Each path keeps its subjects, exams and calendar, and each diploma is issued by its own authority. It is more work than one diploma, so before you enrol we sit down with you and count the courses and the hours. If it becomes too much, you can continue with a single diploma; the credits you have earned are yours.",
  },
  {
    id: "diplome-ontario-adultes",
    nameFr: "Diplôme de l’Ontario pour adultes",
    nameEn: "Ontario diploma for adults",
    summaryFr: "À partir de 18 ans, le diplôme de fin d’études secondaires, vos acquis comptés.",
    summaryEn: "From 18, the secondary school diploma, with credit for what you already know.",
    durationFr: "Dès 6 mois, si votre dossier le permet",
    durationEn: "As little as 6 months, if your record allows",
    language: "fr/en",
    pageSlug: null,
    accompaniesFrom: null,
    assessesPriorLearning: true,
    detailsFr:
      "Vous avez 18 ans ou plus, vous travaillez peut-être, et vous n’avez pas le bac ? Vous pouvez préparer le diplôme d’études secondaires de l’Ontario sans repartir de zéro. Vos études et vos acquis sont évalués : jusqu’à 26 des 30 crédits peuvent être reconnus, et quatre au moins s’obtiennent en suivant des cours, en ligne ou le soir. Avec quatre cours à faire et environ dix-sept heures par semaine, c’est possible en six mois si votre dossier le permet. Votre demande donne une première estimation ; une personne la vérifie avec l’école partenaire et vous écrit ce qu’il reste vraiment à faire.",
    detailsEn:
      "Are you 18 or over, perhaps working, and without a school-leaving diploma? You can earn the Ontario Secondary School Diploma without going back to the beginning. Your past studies and what you have learned since are assessed: up to 26 of the 30 credits can be recognised, and at least four have to be earned by taking courses, online or in the evening. With four courses left and about seventeen hours a week, it can be done in six months if your record allows. Your application gives you a first estimate; someone then checks it with the partner school and tells you in writing what really remains.",
  },
  {
    id: "cours-individuels-groupe",
    nameFr: "Cours individuels et en groupe",
    nameEn: "One-to-one and group classes",
    summaryFr: "Une matière, un examen ou une langue, seul ou en petit groupe.",
    summaryEn: "One subject, one exam or one language, on your own or in a small group.",
    durationFr: "À la carte",
    durationEn: "As needed",
    language: "fr/en",
    pageSlug: null,
    accompaniesFrom: null,
    assessesPriorLearning: false,
    detailsFr:
      "Une matière à reprendre, un examen à préparer, l’anglais à remettre à niveau : ces cours se prennent à la carte, seul ou en groupe de six au plus, en ligne ou sur place, le jour, le soir ou le samedi. On commence par un échange de vingt minutes pour situer le niveau et fixer un objectif ; le professeur propose ensuite un nombre d’heures et un horaire. Selon le besoin, les cours suivent le programme de l’Ontario, le bac ou le GCE. À eux seuls, ils ne donnent pas de crédit. On commence en janvier ou en septembre, et l’on peut changer le nombre d’heures en cours d’année.",
    detailsEn:
      "Catching up in one subject, getting ready for an exam, bringing your English up to the level you need: these classes are booked as you need them, on your own or in a group of six at most, online or on campus, by day, in the evening or on Saturdays. We start with a twenty-minute talk to see where you stand and what you are aiming for; the teacher then suggests a number of hours and a timetable. Classes follow the Ontario curriculum, the bac or the GCE, whichever you need. They do not earn credits on their own. Start in January or September, and change your hours during the year.",
  },
];
