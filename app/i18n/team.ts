import { defineMessages } from "./define-messages.ts";
import { team as en } from "./en/team.ts";
import { team as fr } from "./fr/team.ts";

/** Messages of the team: its members, invitations, and their answers. */
export const teamMessages = defineMessages(fr, en);
