import type { personName as fr } from "../fr/person-name.ts";

export const personName: typeof fr = {
  oneName: "I have only one name",
  oneNameHint: "Write it as your family name; the other box stays empty.",
  noFirstName: "None (only one name)",
};
