import { type StaffRole, staffRoles } from "#app/features/identity/actor.ts";
import { type Permission, rolesThatMay } from "#app/features/identity/permissions.ts";

type Row = {
  /** An address to ask for, where the plan has a parameter. */
  sample?: string;
  /** What its page asks of whoever reads it; null: to be of the staff. */
  may: Permission | null;
  /** What its forms ask, when it is something else. */
  act?: Permission;
};

const SOME_ID = "019a0000-0000-7000-8000-000000000000";

/** THE TABLE of the office: what each of its addresses asks, of whoever reads it and of whoever sends its forms. */
export const officeTable: Record<string, Row> = {
  "/administration": { may: null },
  "/administration/*": { sample: "/administration/rien-de-tel", may: null },
  "/administration/candidatures": { may: "see:application" },
  "/administration/candidatures/fichier": { may: "see:application" },
  "/administration/candidatures/plusieurs": { may: "decide:application" },
  "/administration/candidatures/vues": { may: "see:application" },
  "/administration/messages/annonces": { may: "send:announcement" },
  "/administration/messages/annonces/:id": {
    sample: `/administration/messages/annonces/${SOME_ID}`,
    may: "send:announcement",
  },
  "/administration/messages/annonces/:id/texte": {
    sample: "/administration/messages/annonces/nouvelle/texte",
    may: "send:announcement",
  },
  "/administration/messages/modeles": { may: "write:message" },
  "/administration/messages/modeles/:id": {
    sample: "/administration/messages/modeles/nouveau",
    may: "write:message",
  },
  "/administration/messages/:thread?": { sample: "/administration/messages", may: "write:message" },
  "/administration/demandes": { may: "answer:enquiry" },
  "/administration/demandes/:id": {
    sample: `/administration/demandes/${SOME_ID}`,
    may: "answer:enquiry",
  },
  "/administration/personnes": { may: "help:people" },
  "/administration/personnes/:id": {
    sample: `/administration/personnes/${SOME_ID}`,
    may: "help:people",
  },
  "/administration/personnes/:id/espace": {
    sample: "/administration/personnes/x/espace",
    may: "act-as",
  },
  "/administration/visite": { may: "act-as" },
  "/administration/etat": { may: "see:health" },
  "/administration/equipe": { may: "manage:people" },
  "/administration/equipe/inviter": { may: "manage:people" },
  "/administration/equipe/:id": {
    sample: `/administration/equipe/${SOME_ID}`,
    may: "manage:people",
  },
  "/administration/rentrees": { may: "manage:intakes" },
  "/administration/rentrees/:id": {
    sample: "/administration/rentrees/nouvelle",
    may: "manage:intakes",
  },
  "/administration/reglages": { may: "manage:settings" },
  "/administration/avis": { may: "see:letters" },
  "/administration/courriers": { may: "see:letters", act: "manage:letters" },
  "/administration/journal": { may: "see:history" },
  "/administration/journal/fichier": { may: "see:history" },
  "/administration/catalogue": { may: "edit:catalogue" },
  "/administration/catalogue/exporter/:kind": {
    sample: "/administration/catalogue/exporter/formations",
    may: "edit:catalogue",
  },
  "/administration/catalogue/fichiers": { may: "edit:catalogue" },
  "/administration/catalogue/fichiers/:id": {
    sample: `/administration/catalogue/fichiers/${SOME_ID}`,
    may: "edit:catalogue",
  },
  "/administration/catalogue/formations/:id": {
    sample: "/administration/catalogue/formations/uottawa-commerce",
    may: "edit:catalogue",
  },
  "/administration/catalogue/universites/:id": {
    sample: "/administration/catalogue/universites/nouvelle-universite",
    may: "edit:catalogue",
  },
  "/administration/contenus": { may: "edit:content" },
  "/administration/contenus/:id": {
    sample: `/administration/contenus/${SOME_ID}`,
    may: "edit:content",
  },
  "/administration/contenus/:id/versions": {
    sample: `/administration/contenus/${SOME_ID}/versions`,
    may: "edit:content",
  },
  "/administration/contenus/:id/apercu": {
    sample: `/administration/contenus/${SOME_ID}/apercu`,
    may: "edit:content",
  },
  "/administration/medias": { may: "edit:content" },
  "/administration/medias/:id": {
    sample: `/administration/medias/${SOME_ID}`,
    may: "edit:content",
  },
  "/administration/vitesse": { may: "see:measures" },
  "/administration/compte/double-authentification": { may: null },
  "/administration/compte": { may: null },
  "/administration/candidatures/:id/choix/:choice": {
    sample: `/administration/candidatures/${SOME_ID}/choix/${SOME_ID}`,
    may: "decide:application",
  },
  "/administration/candidatures/:id": {
    sample: `/administration/candidatures/${SOME_ID}`,
    may: "see:application",
  },
};

/** The roles that a page or a form lets in. */
export function rolesOf(may: Permission | null): StaffRole[] {
  return may === null ? [...staffRoles] : rolesThatMay(may);
}
