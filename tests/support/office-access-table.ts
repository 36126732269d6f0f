import { type StaffRole, staffRoles } from "#app/features/access/actor.ts";
import { getRolesWithPermission, type Permission } from "#app/features/access/permissions.ts";

type OfficeAccessRow = {
  /** An example address, for a route with parameters. */
  sample?: string;
  /** The permission that the page requires; null: any staff member. */
  viewPermission: Permission | null;
  /** The permission that its forms require, when it is another one. */
  actionPermission?: Permission;
};

const SOME_ID = "019a0000-0000-7000-8000-000000000000";

/** The expected permissions of every office route, to view it and to submit its forms. */
export const officeAccessTable: Record<string, OfficeAccessRow> = {
  "/administration": { viewPermission: null },
  "/administration/*": { sample: "/administration/rien-de-tel", viewPermission: null },
  "/administration/candidatures": { viewPermission: "see:application" },
  "/administration/candidatures/fichier": { viewPermission: "see:application" },
  "/administration/candidatures/plusieurs": { viewPermission: "decide:application" },
  "/administration/candidatures/vues": { viewPermission: "see:application" },
  "/administration/messages/annonces": { viewPermission: "send:announcement" },
  "/administration/messages/annonces/:id": {
    sample: `/administration/messages/annonces/${SOME_ID}`,
    viewPermission: "send:announcement",
  },
  "/administration/messages/annonces/:id/texte": {
    sample: "/administration/messages/annonces/nouvelle/texte",
    viewPermission: "send:announcement",
  },
  "/administration/messages/modeles": { viewPermission: "write:message" },
  "/administration/messages/modeles/:id": {
    sample: "/administration/messages/modeles/nouveau",
    viewPermission: "write:message",
  },
  "/administration/messages/:thread?": {
    sample: "/administration/messages",
    viewPermission: "write:message",
  },
  "/administration/demandes": { viewPermission: "answer:enquiry" },
  "/administration/demandes/:id": {
    sample: `/administration/demandes/${SOME_ID}`,
    viewPermission: "answer:enquiry",
  },
  "/administration/personnes": { viewPermission: "help:people" },
  "/administration/personnes/:id": {
    sample: `/administration/personnes/${SOME_ID}`,
    viewPermission: "help:people",
  },
  "/administration/personnes/:id/espace": {
    sample: "/administration/personnes/x/espace",
    viewPermission: "impersonate",
  },
  "/administration/visite": { viewPermission: "impersonate" },
  "/administration/etat": { viewPermission: "see:health" },
  "/administration/equipe": { viewPermission: "manage:people" },
  "/administration/equipe/inviter": { viewPermission: "manage:people" },
  "/administration/equipe/:id": {
    sample: `/administration/equipe/${SOME_ID}`,
    viewPermission: "manage:people",
  },
  "/administration/rentrees": { viewPermission: "manage:intakes" },
  "/administration/rentrees/:id": {
    sample: "/administration/rentrees/nouvelle",
    viewPermission: "manage:intakes",
  },
  "/administration/reglages": { viewPermission: "manage:settings" },
  "/administration/avis": { viewPermission: "see:emails" },
  "/administration/courriers": {
    viewPermission: "see:emails",
    actionPermission: "manage:emails",
  },
  "/administration/journal": { viewPermission: "see:history" },
  "/administration/journal/fichier": { viewPermission: "see:history" },
  "/administration/catalogue": { viewPermission: "edit:catalogue" },
  "/administration/catalogue/exporter/:kind": {
    sample: "/administration/catalogue/exporter/formations",
    viewPermission: "edit:catalogue",
  },
  "/administration/catalogue/fichiers": { viewPermission: "edit:catalogue" },
  "/administration/catalogue/fichiers/:id": {
    sample: `/administration/catalogue/fichiers/${SOME_ID}`,
    viewPermission: "edit:catalogue",
  },
  "/administration/catalogue/formations/:id": {
    sample: "/administration/catalogue/formations/uottawa-commerce",
    viewPermission: "edit:catalogue",
  },
  "/administration/catalogue/universites/:id": {
    sample: "/administration/catalogue/universites/nouvelle-universite",
    viewPermission: "edit:catalogue",
  },
  "/administration/contenus": { viewPermission: "edit:content" },
  "/administration/contenus/:id": {
    sample: `/administration/contenus/${SOME_ID}`,
    viewPermission: "edit:content",
  },
  "/administration/contenus/:id/versions": {
    sample: `/administration/contenus/${SOME_ID}/versions`,
    viewPermission: "edit:content",
  },
  "/administration/contenus/:id/apercu": {
    sample: `/administration/contenus/${SOME_ID}/apercu`,
    viewPermission: "edit:content",
  },
  "/administration/medias": { viewPermission: "edit:content" },
  "/administration/medias/:id": {
    sample: `/administration/medias/${SOME_ID}`,
    viewPermission: "edit:content",
  },
  "/administration/vitesse": { viewPermission: "see:measures" },
  "/administration/compte/double-authentification": { viewPermission: null },
  "/administration/compte": { viewPermission: null },
  "/administration/candidatures/:id/choix/:choice": {
    sample: `/administration/candidatures/${SOME_ID}/choix/${SOME_ID}`,
    viewPermission: "decide:application",
  },
  "/administration/candidatures/:id": {
    sample: `/administration/candidatures/${SOME_ID}`,
    viewPermission: "see:application",
  },
};

/** The roles with this permission. */
export function getRoles(may: Permission | null): StaffRole[] {
  return may === null ? [...staffRoles] : getRolesWithPermission(may);
}
