import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Messagerie",
  list: "Messages reçus",
  unread: "Non lu :",
  empty: "Aucun message pour le moment.",
  select: "Sélectionnez un message pour l'afficher.",
  pane: "Message",
  exchange: "Échange",
  you: "Vous",
  somebody: "Personne candidate",
  school: "{school}",
  guest: "Le parent ou tuteur",
  withOffice: {
    senegal: "Avec le bureau des admissions de Dakar",
    cameroon: "Avec le bureau des admissions de Yaoundé",
  },
  withSchool: "Avec l'école",
  office: {
    senegal: "Bureau des admissions de Dakar",
    cameroon: "Bureau des admissions de Yaoundé",
  },
  at: (time: string) => `à ${time}`,
  seen: "lu",
  today: (date: string) => `Aujourd'hui, ${date}`,
  back: "Messagerie",
  reply: "Répondre",
  replyHint: "Nous répondons en général sous 2 jours ouvrés. N'envoyez jamais de mot de passe.",
  send: "Envoyer",
  sent: "Message envoyé",
  newMessage: "Nouveau message",
  newMessageText: "Votre message ira au bureau des admissions du campus choisi.",
  campus: "Campus",
  campuses: { senegal: "Dakar (Sénégal)", cameroon: "Yaoundé (Cameroun)" },
  subject: "Objet",
  content: "Message",
  cancel: "Annuler",
  refusals: {
    "not-allowed": "Vous ne pouvez pas écrire ce message.",
    "guest-not-agreed": "Cet adulte n'accepte plus de lire les échanges : rien n'a été envoyé.",
    "guest-own-email":
      "L'adresse e-mail indiquée pour cet adulte est celle du compte de la personne candidate : rien n'a été envoyé. Il faut l'adresse de l'adulte lui-même.",
    "guest-ended": "Cet échange n'est plus partagé avec vous.",
    "too-many-messages": (limit: number) =>
      `Vous avez envoyé ${limit} messages en une heure. Attendez un peu, puis envoyez celui-ci : il est conservé ci-dessous.`,
  },
  notification: {
    subject: "Vous avez un message {of school}",
    greeting: (name: string) => (name ? `Bonjour ${name},` : "Bonjour,"),
    text: "L'école vous a écrit. Pour protéger ce qui vous concerne, vous ne pouvez lire le message que dans votre espace étudiant.",
    guestSubject: "Vous avez un message dans une conversation avec {the school}",
    guestText:
      "L'adulte qui suit votre conversation avec l'école y a répondu. Pour protéger ce qui vous concerne, vous ne pouvez lire le message que dans votre espace étudiant.",
    action: "Lire le message",
  },
  data: {
    subject: "Objet",
    at: "Écrit le",
    by: "Écrit par",
    sides: { person: "vous", school: "l'école" },
    content: "Texte",
    files: "Pièces jointes",
  },
};

const en: typeof fr = {
  title: "Messages",
  list: "Messages received",
  unread: "Unread:",
  empty: "No message yet.",
  select: "Select a message to display it.",
  pane: "Message",
  exchange: "Conversation",
  you: "You",
  somebody: "Candidate",
  school: "{school}",
  guest: "Parent or guardian",
  withOffice: {
    senegal: "With the Dakar admissions office",
    cameroon: "With the Yaoundé admissions office",
  },
  withSchool: "With the school",
  office: { senegal: "Dakar admissions office", cameroon: "Yaoundé admissions office" },
  at: (time: string) => `at ${time}`,
  seen: "read",
  today: (date: string) => `Today, ${date}`,
  back: "Messages",
  reply: "Reply",
  replyHint: "We usually reply within 2 working days. Never send a password.",
  send: "Send",
  sent: "Message sent",
  newMessage: "New message",
  newMessageText: "Your message goes to the admissions office of the campus you choose.",
  campus: "Campus",
  campuses: { senegal: "Dakar (Senegal)", cameroon: "Yaoundé (Cameroon)" },
  subject: "Subject",
  content: "Message",
  cancel: "Cancel",
  refusals: {
    "not-allowed": "You cannot send this message.",
    "guest-not-agreed": "This adult no longer agrees to read conversations: nothing was sent.",
    "guest-own-email":
      "The email address given for this adult is that of the candidate's own account: nothing was sent. It has to be the adult's own address.",
    "guest-ended": "This conversation is no longer shared with you.",
    "too-many-messages": (limit: number) =>
      `You have sent ${limit} messages within an hour. Wait a little, then send this one: it is kept below.`,
  },
  notification: {
    subject: "You have a message from {the school}",
    greeting: (name: string) => (name ? `Hello ${name},` : "Hello,"),
    text: "The school has sent you a message. To protect your privacy, you can read the message only in your student area.",
    guestSubject: "You have a message in a conversation with {the school}",
    guestText:
      "The adult who follows your conversation with the school has replied there. To protect your privacy, you can read the message only in your student area.",
    action: "Read the message",
  },
  data: {
    subject: "Subject",
    at: "Written on",
    by: "Written by",
    sides: { person: "you", school: "the school" },
    content: "Text",
    files: "Attachments",
  },
};

/** Messages of conversations with the school, and of the email that announces a message. */
export const messagingMessages = defineMessages(fr, en);
