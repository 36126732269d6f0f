import type { Locale } from "#app/i18n/locale.ts";

export type Sample = { key: string; subject: string; content: string };

/** The three sample messages (DEMO-01), in both languages. */
export const samples: Record<Locale, Record<"fees" | "training" | "openDay", Sample>> = {
  fr: {
    fees: {
      key: "fees",
      subject: "Rappel : paiement des frais avant le 30 octobre",
      content: `Bonjour,

Les frais du premier trimestre sont à régler avant le 30 octobre. Le montant et les moyens de paiement figurent sur la facture que le bureau de votre campus vous a remise. Aucun paiement ne se fait sur ce site, et personne ne vous le demandera par message.

Votre famille a besoin d'un délai, ou préfère payer en plusieurs fois ? Répondez à ce message avant le 30 octobre : nous chercherons une solution ensemble.

Si le paiement est déjà fait, ne tenez pas compte de ce rappel et gardez bien votre reçu.

Le bureau des admissions`,
    },
    training: {
      key: "training",
      subject: "Nouvelle formation en ligne disponible",
      content: `Bonjour,

Une nouvelle formation en ligne est ouverte : « Préparer ses études au Canada ». En six séances du soir, elle apprend à prendre des notes dans un cours en anglais, à citer ses sources et à écrire un premier travail universitaire.

Chaque séance est enregistrée. Elle peut se revoir plus tard, en basse définition, ou s'écouter sans l'image pour économiser vos données.

Pour y prendre part, répondez à ce message en indiquant votre classe et les soirs où vous êtes libre.

La vie scolaire`,
    },
    openDay: {
      key: "open-day",
      subject: "Journée portes ouvertes le 25 novembre",
      content: `Bonjour,

Le campus ouvre ses portes le 25 novembre, de 9 h à 16 h. Venez avec un parent ou un proche : l'entrée est libre.

Au programme :
- 9 h 30 et 14 h : visite des classes, du laboratoire et de la bibliothèque ;
- 11 h : comment se passe une année en prépa universitaire, racontée par des élèves ;
- toute la journée : le bureau des admissions répond à vos questions, une famille à la fois.

Apportez vos deux derniers bulletins si vous souhaitez un avis sur votre niveau. Vous habitez loin ? Répondez à ce message : nous vous proposerons un rendez-vous par téléphone.

Le bureau des admissions`,
    },
  },
  en: {
    fees: {
      key: "fees",
      subject: "Reminder: fees to be paid before 30 October",
      content: `Hello,

The fees for the first term are due before 30 October. The amount and the ways to pay are on the invoice that your campus office gave you. No payment is made on this site, and nobody will ask you for one by message.

Does your family need more time, or prefer to pay in instalments? Reply to this message before 30 October: we will look for a solution together.

If the payment has already been made, please ignore this reminder and keep your receipt safe.

The admissions office`,
    },
    training: {
      key: "training",
      subject: "New online training available",
      content: `Hello,

A new online training is open: “Getting ready to study in Canada”. In six evening sessions it teaches how to take notes in a lecture, how to quote sources and how to write a first university paper.

Every session is recorded. You can watch it later in low definition, or listen without the picture to save your data.

To take part, reply to this message with your class and the evenings when you are free.

Student life`,
    },
    openDay: {
      key: "open-day",
      subject: "Open day on 25 November",
      content: `Hello,

The campus opens its doors on 25 November, from 9:00 to 16:00. Come with a parent or somebody close to you: entrance is free.

On the programme:
- 9:30 and 14:00: a tour of the classrooms, the laboratory and the library;
- 11:00: what a year in the university preparatory programme is like, told by students;
- all day: the admissions office answers your questions, one family at a time.

Bring your last two school reports if you would like an opinion on your level. Do you live far away? Reply to this message and we will offer you an appointment by phone.

The admissions office`,
    },
  },
};

type Line = { side: "person" | "school"; daysAgo: number; content: string };
export type DemoConversation = { key: string; subject: string; answered: boolean; lines: Line[] };

/** Conversations of invented applicants with the school: some wait for an answer, one is closed. */
export const demoConversations: DemoConversation[] = [
  {
    key: "permit",
    subject: "Ma question sur le permis d'études",
    answered: false,
    lines: [
      {
        side: "person",
        daysAgo: 1,
        content: `Bonjour,

Mon passeport expire dans un peu plus d'un an. Est-ce que je dois le renouveler avant de demander le permis d'études, ou après votre réponse ?

Merci d'avance.`,
      },
    ],
  },
  {
    key: "page-missing",
    subject: "Votre bulletin de 1re : une page manque",
    answered: false,
    lines: [
      {
        side: "school",
        daysAgo: 3,
        content: `Bonjour,

Votre bulletin de 1re est bien arrivé, mais on ne voit que la page 1. Pouvez-vous envoyer la page 2, avec les notes du 3e trimestre ? Une photo nette suffit.`,
      },
      {
        side: "person",
        daysAgo: 2,
        content: `Bonjour Madame,

Merci. Je la photographie ce soir chez ma tante, le bulletin est là-bas.`,
      },
    ],
  },
  {
    key: "visit",
    subject: "Visite du campus",
    answered: true,
    lines: [
      {
        side: "person",
        daysAgo: 9,
        content: `Bonjour, est-il possible de visiter le campus un samedi avec ma mère ?`,
      },
      {
        side: "school",
        daysAgo: 8,
        content: `Bonjour,

Oui, avec plaisir : samedi prochain à 10 h, à l'accueil. La visite dure environ une heure. Si cette heure ne convient pas, dites-nous laquelle.`,
      },
      { side: "person", daysAgo: 8, content: `C'est parfait, à samedi. Merci !` },
    ],
  },
];
