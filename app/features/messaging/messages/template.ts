import { defineMessages } from "#app/i18n/define-messages.ts";

const fr = {
  title: "Modèles",
  text: "Les messages que l'école écrit souvent. Insérez-les dans une réponse : ils se complètent automatiquement, dans la langue de la personne.",
  add: "Ajouter un modèle",
  empty: "Aucun modèle pour le moment.",
  addTitle: "Ajouter un modèle",
  editTitle: (name: string) => `Modifier : ${name}`,
  name: "Nom du modèle",
  nameHint: "Pour le retrouver. La personne ne le voit pas.",
  places:
    "Remplis automatiquement : {prenom}, {numero} (de la candidature), {campus} et {rentree}. Ce qui n'est pas connu reste à remplacer avant d'envoyer.",
  inFrench: "En français",
  inEnglish: "En anglais",
  subject: "Objet",
  content: "Message",
  save: "Enregistrer",
  saved: "Le modèle est enregistré.",
  removed: "Le modèle est supprimé.",
  discard: "Supprimer ce modèle",
  discardText: "Le modèle disparaît pour tout le bureau. Les messages déjà envoyés restent.",
  discardConfirm: "Oui, supprimer",
  changedOn: "Modifié le",
  pick: "Modèle",
  choose: "Choisissez",
  insert: "Utiliser ce modèle",
  inserted: "Le modèle est dans le message : relisez, puis envoyez.",
  history: {
    "template.made": "Modèle ajouté",
    "template.changed": "Modèle modifié",
    "template.removed": "Modèle supprimé",
  },
};

const en: typeof fr = {
  title: "Templates",
  text: "Messages the school often sends. Insert one in a reply: it is filled in automatically, in the candidate's language.",
  add: "Add a template",
  empty: "No template yet.",
  addTitle: "Add a template",
  editTitle: (name: string) => `Edit: ${name}`,
  name: "Name of the template",
  nameHint: "Internal name, not shown to candidates.",
  places:
    "Filled in automatically: {prenom} (given name), {numero} (of the application), {campus} and {rentree} (intake). You have to replace what is not known before you send.",
  inFrench: "In French",
  inEnglish: "In English",
  subject: "Subject",
  content: "Message",
  save: "Save",
  saved: "The template is saved.",
  removed: "The template is deleted.",
  discard: "Delete this template",
  discardText: "The template disappears for the whole office. Messages already sent stay.",
  discardConfirm: "Yes, delete",
  changedOn: "Changed on",
  pick: "Template",
  choose: "Choose",
  insert: "Use this template",
  inserted: "The template is in the message: check it, then send.",
  history: {
    "template.made": "Template added",
    "template.changed": "Template changed",
    "template.removed": "Template deleted",
  },
};

/** Messages of message templates. */
export const templateMessages = defineMessages(fr, en);
