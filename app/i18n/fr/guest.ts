import { elideDe } from "../elide-de.ts";

/** Messages of an adult who takes part in a conversation. */
export const guest = {
  adults: { mother: "sa mère", father: "son père", guardian: "son tuteur ou sa tutrice" },
  title: "Adulte dans cet échange",
  include: (name: string) => `Inclure ${name}`,
  includeText: (name: string) =>
    `${name} a donné son accord. Nous lui envoyons un lien par e-mail : cette personne lira le dernier message et tous les suivants, pas les précédents, et pourra répondre. Vous pourrez la retirer.`,
  send: "Envoyer le lien",
  included: (name: string) => `${name} lit cet échange et peut y répondre.`,
  came: (name: string) => `${name} peut maintenant lire cet échange`,
  went: (name: string) => `${name} ne peut plus lire cet échange`,
  remove: (name: string) => `Retirer ${name}`,
  page: {
    title: "Un échange partagé avec vous",
    lead: (person: string, office: string) =>
      `Voici un échange entre ${person} et l'école (${office}), partagé avec vous.`,
    hello: (name: string) => `Bonjour ${name},`,
    reply: "Votre réponse",
    hint: "L'école et la personne candidate la liront. N'écrivez jamais de mot de passe.",
    send: "Envoyer",
    sent: "Votre réponse est envoyée.",
    tooMany: "Vous avez envoyé beaucoup de messages en une heure. Attendez un peu.",
    stopReceiving: "Ne plus recevoir cet échange",
    leaveText:
      "Votre lien ne s'ouvrira plus et vous ne recevrez plus d'e-mail à son sujet. Vos réponses restent.",
    left: "Vous ne recevez plus cet échange.",
    leftText: "Pour y revenir, demandez-le à la personne candidate ou à l'école.",
    ended: "Ce lien n'est plus valable.",
    endedText:
      "Pour lire de nouveau cet échange, demandez-le à la personne candidate ou à l'école.",
    unused: "Ce lien n'a pas servi depuis longtemps.",
    unusedText: (months: number) =>
      `Pour protéger cet échange, un lien cesse de fonctionner après ${months} mois sans message. Demandez-en un nouveau : nous l'envoyons à l'adresse e-mail à laquelle vous avez reçu celui-ci.`,
    renew: "Recevoir un nouveau lien",
    renewed: "Un nouveau lien vous attend dans votre boîte e-mail.",
    renewedText:
      "L'ancien ne fonctionne plus. Si rien n'arrive, regardez dans les courriers indésirables.",
    keeps: (months: number) =>
      `Ce lien suffit à lire l'échange : gardez-le pour vous. Il cesse de fonctionner après ${months} mois sans message.`,
    unknown: "Ce lien ne fonctionne pas.",
    unknownText:
      "Vérifiez qu'il est copié en entier, jusqu'à son dernier caractère. Si vous avez reçu un lien plus récent, ouvrez celui-là.",
  },
  emails: {
    greeting: (name: string) => (name ? `Bonjour ${name},` : "Bonjour,"),
    invited: {
      subject: (person: string) => `Un échange ${elideDe(person)} avec {the school}`,
      title: "Un échange est partagé avec vous",
      text: (person: string) =>
        `Vous pouvez lire un échange entre ${person} et l'école, et y répondre. Aucun compte n'est nécessaire. Gardez ce lien pour vous : il suffit à lire l'échange.`,
    },
    newMessage: {
      subject: (person: string) => `L'école a écrit au sujet ${elideDe(person)}`,
      title: "Un nouveau message de l'école",
      text: (person: string) =>
        `L'école a écrit dans l'échange ${elideDe(person)} que vous suivez. Vous ne pouvez le lire qu'avec votre lien.`,
    },
    stop: "Sur cette page, vous pouvez aussi ne plus rien recevoir.",
    action: "Lire l'échange",
  },
};
