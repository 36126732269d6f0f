import type { template as fr } from "../fr/template.ts";

export const template: typeof fr = {
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
