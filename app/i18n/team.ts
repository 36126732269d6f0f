import { defineMessages } from "./define-messages.ts";
import { team as en } from "./en/team.ts";
import { team as fr } from "./fr/team.ts";

/** Messages of the team: who works here, invitations, their answers. */
export const teamMessages = defineMessages(fr, en);
