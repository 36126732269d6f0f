import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  open: (date: string) => `L'école a rouvert cette rubrique jusqu'au ${date} inclus.`,
  openText:
    "Ce que vous écrivez est enregistré au fur et à mesure. Quand tout est exact, envoyez vos corrections depuis le suivi.",
  back: "Suivi de ma candidature",
  save: "Enregistrer et revenir au suivi",
  done: "Revenir au suivi",
  closed: "Cette rubrique est refermée",
  closedText:
    "L'école ne l'attend plus, ou le délai est passé. Pour corriger encore quelque chose, écrivez au bureau des admissions.",
  lost: "Ce que vous venez d'écrire n'est pas enregistré. Copiez-le dans un message :",
  lostHere:
    "Ce que vous venez d'écrire n'est pas enregistré, mais reste affiché ici : copiez-le dans un message au bureau des admissions.",
  write: "Écrire au bureau des admissions",
};

const en: typeof fr = {
  open: (date) => `The school has reopened this section until the end of ${date}.`,
  openText:
    "What you write is saved as you go. When everything is right, send your corrections from your application status page.",
  back: "Status of my application",
  save: "Save and go back to the status",
  done: "Back to the status",
  closed: "This section is closed again",
  closedText:
    "The school is no longer waiting for it, or the time is up. To correct anything else, contact the admissions office.",
  lost: "What you have just written is not saved. Copy it into a message:",
  lostHere:
    "What you have just written is not saved, but stays shown here: copy it into a message to the admissions office.",
  write: "Message the admissions office",
};

/** Messages of a reopened section in the form. */
export const reopenedSectionMessages = defineMessages(fr, en);
