import type { personName as fr } from "../fr/person-name.ts";

export const personName: typeof fr = {
  oneName: "I have only one name",
  oneNameHint: "Enter it as your family name and leave the other box empty.",
  noFirstName: "None (only one name)",
};
