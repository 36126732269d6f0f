import { team as en } from "./en/team.ts";
import { team as fr } from "./fr/team.ts";
import { bilingual } from "./words.ts";

/** Words of the team: who works here, invitations, their answers. */
export const teamWords = bilingual(fr, en);
