import type { linkOver as fr } from "../fr/link-over.ts";

export const linkOver: typeof fr = {
  alreadyIn: (email: string) =>
    `This browser is signed in as ${email}: the address of that account is confirmed.`,
};
