import type { StaffRole } from "#app/features/access/actor.ts";
import { getRoles, officeAccessTable } from "./office-access-table.ts";

/**
 * The expected access level of every route (AZ-00). A route that is missing here, or that answers another group,
 * fails the tests. Each row covers both languages: `/about` is also `/en/about`.
 */
export type AccessLevel =
  | "anyone"
  /** Anyone with the token that the address contains, from an emailed link. */
  | "bearer"
  /** A staff member whose session is not complete yet; others are redirected to sign-in. */
  | "newcomer"
  /** Anyone; the feature checks each object's owner itself. */
  | "asker"
  | "student"
  | "staff"
  /** Anyone, only in demonstration mode. */
  | "demonstration";

export type AccessRow = {
  accessLevel: AccessLevel;
  /** An example address, for a route with parameters. */
  sample?: string;
  /** A demonstration account that has access where admissions officers do not. */
  allowedAccount?: string;
  /** Server modules of features that this page may call although it is outside the guarded layouts. */
  serverFiles?: string[];
};

const page: AccessRow = { accessLevel: "anyone", serverFiles: ["catalogue", "content"] };
/** Server modules that the authentication API may call before the user is known. */
const authApiFiles = [
  "admissions/basket/merge-cart",
  "auth/caller",
  "auth/sign-in/demo-accounts",
  "auth/password/password-reset",
  "auth/sign-in/provider",
  "auth/sign-in/sign-in",
  "auth/sign-in/sign-up",
];
const student: AccessRow = { accessLevel: "student" };
/** Adds an example address to a row. */
const withSample = (sample: string, row: AccessRow): AccessRow => ({ ...row, sample });
const SOME_ID = "019a0000-0000-7000-8000-000000000000";

/** The office's routes, with an account that has access where admissions officers do not. */
function officeRows(): Record<string, AccessRow> {
  const rows = Object.entries(officeAccessTable).map(
    ([address, { sample, viewPermission: may }]) => {
      const roles = getRoles(may);
      const insider = roles.includes("admissions")
        ? undefined
        : accountByRole[roles[0] ?? "administrator"];
      return [
        address,
        { accessLevel: "staff", sample, allowedAccount: insider } satisfies AccessRow,
      ];
    },
  );
  return Object.fromEntries(rows);
}
const accountByRole: Partial<Record<StaffRole, string>> = {
  editor: "redaction@demo.test",
  administrator: "admin@demo.test",
};

export const localizedRoutes: Record<string, AccessRow> = {
  "/": page,
  "/admission": page,
  "/about": page,
  "/pdg": page,
  "/curriculum": page,
  "/prepa-gd": page,
  "/prepa-hybride": page,
  "/autre-service": page,
  "/engagements": page,
  "/valeurs": page,
  "/terms": page,
  "/privacy": page,
  "/credits": page,
  "/autre-formation": {
    accessLevel: "anyone",
    serverFiles: ["catalogue", "content", "admissions/basket/merge-cart"],
  },
  "/autre-formation/:course": {
    accessLevel: "anyone",
    sample: "/autre-formation/moncton-science-infirmiere",
    serverFiles: ["catalogue", "content"],
  },
  "/panier": { accessLevel: "anyone", serverFiles: ["admissions/basket/change-cart"] },
  "/contacts": { accessLevel: "anyone", serverFiles: ["content", "enquiries/send-enquiry"] },
  "/contact": { accessLevel: "anyone" },
  "/manifest.webmanifest": { accessLevel: "anyone" },
  "/campus/:name": { ...page, sample: "/campus/SENEGAL" },
  "/actualite": page,
  "/actualite/:id": { ...page, sample: "/actualite/remise-des-diplomes" },
  "/*": { accessLevel: "anyone", sample: "/no-such-page" },

  "/connexion": {
    accessLevel: "anyone",
    serverFiles: ["auth", "admissions/basket/merge-cart"],
  },
  "/connexion/fenetre": {
    accessLevel: "anyone",
    serverFiles: ["auth", "admissions/basket/merge-cart"],
  },
  "/connexion/reprise": { accessLevel: "anyone", serverFiles: ["auth"] },
  "/suppression/:code": {
    accessLevel: "bearer",
    sample: "/suppression/NOSUCHCODE22",
    serverFiles: ["accounts/closing/facebook-erasure"],
  },
  "/connexion/adresse": { accessLevel: "bearer", serverFiles: ["auth"] },
  "/connexion/fin": { accessLevel: "anyone", serverFiles: ["auth"] },
  "/connexion/:provider": {
    accessLevel: "anyone",
    sample: "/connexion/google",
    serverFiles: ["auth"],
  },
  "/connexion/code": { accessLevel: "newcomer", serverFiles: ["auth"] },
  "/connexion/double-authentification": { accessLevel: "newcomer", serverFiles: ["auth"] },
  "/inscription": { accessLevel: "anyone", serverFiles: ["auth"] },
  "/verification": { accessLevel: "bearer", serverFiles: ["auth"] },
  "/mot-de-passe-oublie": { accessLevel: "anyone", serverFiles: ["auth"] },
  "/nouveau-mot-de-passe": { accessLevel: "bearer", serverFiles: ["auth"] },
  "/nouvelle-adresse": { accessLevel: "bearer", serverFiles: ["auth", "accounts/email-change"] },
  "/deconnexion": { accessLevel: "anyone", serverFiles: ["auth"] },
  "/invitation/:token": {
    accessLevel: "bearer",
    sample: "/invitation/no-such-token",
    serverFiles: ["auth", "staff/accept-invitation"],
  },
  "/recu/:code?": {
    accessLevel: "bearer",
    sample: "/recu",
    serverFiles: ["admissions/sending/receipt"],
  },
  "/accord/:token": {
    accessLevel: "bearer",
    sample: "/accord/no-such-token",
    serverFiles: ["admissions/consent/answer-consent"],
  },
  "/echange/:token": {
    accessLevel: "bearer",
    sample: "/echange/no-such-token",
    serverFiles: [
      "messaging/check-before-sending",
      "messaging/guest/guest-access",
      "messaging/message-forms",
    ],
  },

  "/courriels/:token": {
    accessLevel: "bearer",
    sample: "/courriels/no-such-link",
    serverFiles: ["notifications/email-link"],
  },

  "/demo/courriels": {
    accessLevel: "demonstration",
    serverFiles: [
      "auth/sign-in/demo-accounts",
      "messaging/demo-guest-emails",
      "notifications/demo-notifications",
      "notifications/whatsapp-subscription",
    ],
  },
  "/demo/panne": { accessLevel: "demonstration" },

  "/espace-etudiant": student,
  "/espace-etudiant/messagerie/:thread?": withSample("/espace-etudiant/messagerie", student),
  "/espace-etudiant/compte": student,
  "/espace-etudiant/compte/confirmer": student,
  "/espace-etudiant/compte/adresse": student,
  "/espace-etudiant/compte/donnees": student,
  "/espace-etudiant/compte/fermer": student,
  "/espace-etudiant/candidate": student,
  "/espace-etudiant/candidate/reponses": student,
  "/espace-etudiant/candidate/appareil": student,
  "/espace-etudiant/candidate/info-personnel": student,
  "/espace-etudiant/candidate/cursus": student,
  "/espace-etudiant/candidate/mon-panierformations/mon-panier": student,
  "/espace-etudiant/candidate/mon-panierformations/ajouter-panier": student,
  "/espace-etudiant/candidate/recapitulatif": student,
  "/espace-etudiant/candidate/recu": student,
  "/espace-etudiant/candidate/suivi": student,
  "/espace-etudiant/candidate/nouvelle": student,
  "/espace-etudiant/candidate/suivi/offre/:choice": withSample(
    `/espace-etudiant/candidate/suivi/offre/${SOME_ID}`,
    student,
  ),
  "/espace-etudiant/candidate/suivi/retrait/:choice?": withSample(
    "/espace-etudiant/candidate/suivi/retrait",
    student,
  ),

  ...officeRows(),
};

export const singleRoutes: Record<string, AccessRow> = {
  "/api/auth/*": {
    accessLevel: "asker",
    sample: "/api/auth/get-session",
    serverFiles: authApiFiles,
  },
  "/fichiers/:id": {
    accessLevel: "asker",
    sample: `/fichiers/${SOME_ID}`,
    serverFiles: [
      "admissions/read-application-file",
      "decisions/request/read-answer-file",
      "messaging/open-attachment",
      "content/media",
    ],
  },
  "/fichiers/:id/pages/:page": {
    accessLevel: "asker",
    sample: `/fichiers/${SOME_ID}/pages/1`,
    serverFiles: [
      "admissions/read-application-file",
      "decisions/request/read-answer-file",
      "documents/pages/render-page",
    ],
  },
  "/fichiers/echange/:token/:file": {
    accessLevel: "bearer",
    sample: `/fichiers/echange/no-such-token/${SOME_ID}`,
    serverFiles: ["messaging/guest/guest-access"],
  },
  "/medias/:hash/:file": {
    accessLevel: "bearer",
    sample: "/medias/0123456789abcdef/960.avif",
    serverFiles: ["media/serve-media"],
  },
  "/entretiens/:id": {
    accessLevel: "asker",
    sample: `/entretiens/${SOME_ID}`,
    serverFiles: ["decisions/interview/interview-event-file"],
  },
  "/envois/:id?": {
    accessLevel: "asker",
    sample: `/envois/${SOME_ID}`,
    serverFiles: ["documents/receive-upload", "documents/upload"],
  },
  "/rappels/facebook": {
    accessLevel: "anyone",
    serverFiles: ["accounts/closing/facebook-erasure"],
  },
  "/rappels/courriel": { accessLevel: "anyone", serverFiles: ["notifications/mail-report"] },
  "/rappels/whatsapp": {
    accessLevel: "anyone",
    serverFiles: ["notifications/whatsapp-subscription"],
  },
  "/presence": { accessLevel: "asker", serverFiles: ["access/user-key"] },
  "/direct": { accessLevel: "asker", serverFiles: ["messaging/thread"] },
  "/mesures": { accessLevel: "anyone", serverFiles: ["measures"] },
  "/sitemap.xml": { accessLevel: "anyone", serverFiles: ["catalogue", "content"] },
  "/robots.txt": { accessLevel: "anyone" },
  "/.well-known/jwks.json": { accessLevel: "anyone", serverFiles: ["auth/sign-in/id-token"] },
  "/.well-known/security.txt": { accessLevel: "anyone", serverFiles: ["content"] },
  "/healthz": { accessLevel: "anyone" },
  "/readyz": { accessLevel: "anyone" },
};

/** Every route with its row, in both languages. */
export function accessTable(): Map<string, AccessRow> {
  const english = Object.entries(localizedRoutes).map(([address, row]): [string, AccessRow] => [
    inEnglish(address),
    row.sample ? { ...row, sample: inEnglish(row.sample) } : row,
  ]);
  return new Map([...Object.entries(localizedRoutes), ...english, ...Object.entries(singleRoutes)]);
}

const inEnglish = (address: string) => (address === "/" ? "/en" : `/en${address}`);

/** Example addresses of every route, with the expected access level. */
export function sampleAddresses(): { address: string; who: AccessLevel; insider?: string }[] {
  return [...accessTable()].map(
    ([address, { sample, accessLevel: who, allowedAccount: insider }]) => ({
      address: sample ?? address,
      who,
      insider,
    }),
  );
}
