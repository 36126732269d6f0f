import { defineMessages } from "#app/i18n/define-messages.ts";
import { elideDe } from "#app/i18n/elide-de.ts";

const fr = {
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

const en: typeof fr = {
  adults: { mother: "their mother", father: "their father", guardian: "their guardian" },
  title: "Adult in this conversation",
  include: (name: string) => `Include ${name}`,
  includeText: (name: string) =>
    `${name} has agreed to it. We will email them a link: they will be able to read the last message and all later ones, not the earlier ones, and to reply. You can remove them later.`,
  send: "Send the link",
  included: (name: string) => `${name} can read this conversation and reply in it.`,
  came: (name: string) => `${name} can now read this conversation`,
  went: (name: string) => `${name} can no longer read this conversation`,
  remove: (name: string) => `Remove ${name}`,
  page: {
    title: "A conversation shared with you",
    lead: (person: string, office: string) =>
      `This is a conversation between ${person} and the school (${office}), shared with you.`,
    hello: (name: string) => `Hello ${name},`,
    reply: "Your reply",
    hint: "The school and the candidate will read it. Never write a password.",
    send: "Send",
    sent: "Your reply is sent.",
    tooMany: "You have sent many messages within an hour. Please wait a little.",
    stopReceiving: "Stop receiving this conversation",
    leaveText:
      "Your link will no longer open and you will receive no more email about it. Your replies are kept.",
    left: "You no longer receive this conversation.",
    leftText: "To come back to it, ask the candidate or the school.",
    ended: "This link is no longer valid.",
    endedText: "To read this conversation again, ask the candidate or the school.",
    unused: "This link has not been used for a long time.",
    unusedText: (months: number) =>
      `To protect this conversation, a link stops working after ${months} months without a message. Ask for a new one: we will send it to the email address where you received this one.`,
    renew: "Get a new link",
    renewed: "We have emailed you a new link.",
    renewedText: "The earlier one no longer works. If nothing arrives, check your spam folder.",
    keeps: (months: number) =>
      `This link is enough to read the conversation: keep it to yourself. It stops working after ${months} months without a message.`,
    unknown: "This link does not work.",
    unknownText:
      "Check that it was copied in full, to its last character. If you have received a more recent link, open that one.",
  },
  emails: {
    greeting: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    invited: {
      subject: (person: string) => `${person}'s conversation with {the school}`,
      title: "A conversation is shared with you",
      text: (person: string) =>
        `You can read a conversation between ${person} and the school, and reply in it. No account is needed. Keep this link to yourself: it is enough to read the conversation.`,
    },
    newMessage: {
      subject: (person: string) => `New message from the school about ${person}`,
      title: "A new message from the school",
      text: (person: string) =>
        `The school has sent a message in ${person}'s conversation, which you follow. You can read it only with your link.`,
    },
    stop: "On that page you can also stop receiving these emails.",
    action: "Read the conversation",
  },
};

/** Messages of an adult who takes part in a conversation. */
export const guestMessages = defineMessages(fr, en);
