import type { StaffRole } from "#app/features/identity/actor.ts";
import { officeTable, rolesOf } from "./office-table.ts";

/**
 * THE ACCESS TABLE (security page, AZ-00): who each address of the floor plan answers. An address that
 * is not here, or that answers somebody else, fails the tests. Both languages are meant: `/about` is
 * also `/en/about`.
 */
export type Who =
  | "anyone"
  /** Anyone who holds what the address contains: a link received by mail. */
  | "bearer"
  /** A member of the staff whose session does not count yet; anybody else is led to sign in. */
  | "newcomer"
  /** Anyone, and each answer depends on who asks: the room checks the person for each thing. */
  | "asker"
  | "student"
  | "staff"
  /** Anyone, and only in demonstration mode. */
  | "demonstration";

export type Row = {
  who: Who;
  /** An address to ask for, where the plan has a parameter. */
  sample?: string;
  /** A demonstration account that is answered, where the officers of admissions are not. */
  insider?: string;
  /** Server files of rooms that this page may call although it is outside the guarded layouts. */
  doors?: string[];
};

const page: Row = { who: "anyone", doors: ["content"] };
/** What may be asked at the front door, before one is known. */
const front = [
  "admissions/basket/cart",
  "identity/caller",
  "identity/sign-in/demonstration",
  "identity/password/password-reset",
  "identity/sign-in/provider",
  "identity/sign-in/sign-in",
  "identity/sign-in/sign-up",
];
const student: Row = { who: "student" };
/** The same, asked for at an address of the plan that has a parameter. */
const at = (sample: string, row: Row): Row => ({ ...row, sample });
const SOME_ID = "019a0000-0000-7000-8000-000000000000";

/** The pages of the office, with the account that is answered where the officers of admissions are not. */
function officeRows(): Record<string, Row> {
  const rows = Object.entries(officeTable).map(([address, { sample, may }]) => {
    const roles = rolesOf(may);
    const insider = roles.includes("admissions")
      ? undefined
      : insiders[roles[0] ?? "administrator"];
    return [address, { who: "staff", sample, insider } satisfies Row];
  });
  return Object.fromEntries(rows);
}
const insiders: Partial<Record<StaffRole, string>> = {
  editor: "redaction@demo.test",
  administrator: "admin@demo.test",
};

export const inBothLanguages: Record<string, Row> = {
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
  "/autre-formation": { who: "anyone", doors: ["catalogue", "content", "admissions/basket/cart"] },
  "/autre-formation/:course": {
    who: "anyone",
    sample: "/autre-formation/moncton-science-infirmiere",
    doors: ["catalogue", "content"],
  },
  "/panier": { who: "anyone", doors: ["admissions/basket/cart-change"] },
  "/contacts": { who: "anyone", doors: ["content", "enquiries/send-enquiry"] },
  "/contact": { who: "anyone" },
  "/manifest.webmanifest": { who: "anyone" },
  "/campus/:name": { ...page, sample: "/campus/SENEGAL" },
  "/actualite": page,
  "/actualite/:id": { ...page, sample: "/actualite/remise-des-diplomes" },
  "/*": { who: "anyone", sample: "/no-such-page" },

  "/connexion": { who: "anyone", doors: ["identity", "admissions/basket/cart"] },
  "/connexion/fenetre": { who: "anyone", doors: ["identity", "admissions/basket/cart"] },
  "/connexion/reprise": { who: "anyone", doors: ["identity"] },
  "/suppression/:code": {
    who: "bearer",
    sample: "/suppression/NOSUCHCODE22",
    doors: ["identity/account/facebook-erasure"],
  },
  "/connexion/adresse": { who: "bearer", doors: ["identity"] },
  "/connexion/fin": { who: "anyone", doors: ["identity"] },
  "/connexion/:provider": {
    who: "anyone",
    sample: "/connexion/google",
    doors: ["identity"],
  },
  "/connexion/code": { who: "newcomer", doors: ["identity"] },
  "/connexion/double-authentification": { who: "newcomer", doors: ["identity"] },
  "/inscription": { who: "anyone", doors: ["identity"] },
  "/verification": { who: "bearer", doors: ["identity"] },
  "/mot-de-passe-oublie": { who: "anyone", doors: ["identity"] },
  "/nouveau-mot-de-passe": { who: "bearer", doors: ["identity"] },
  "/nouvelle-adresse": { who: "bearer", doors: ["identity"] },
  "/deconnexion": { who: "anyone", doors: ["identity"] },
  "/invitation/:token": {
    who: "bearer",
    sample: "/invitation/no-such-token",
    doors: ["identity"],
  },
  "/recu/:code?": { who: "bearer", sample: "/recu", doors: ["admissions/sending/receipt"] },
  "/accord/:token": {
    who: "bearer",
    sample: "/accord/no-such-token",
    doors: ["admissions/consent/consent-answer"],
  },
  "/echange/:token": {
    who: "bearer",
    sample: "/echange/no-such-token",
    doors: [
      "messaging/check-before-sending",
      "messaging/guest/guest-access",
      "messaging/message-forms",
    ],
  },

  "/courriels/:token": {
    who: "bearer",
    sample: "/courriels/no-such-link",
    doors: ["notifications/email-link"],
  },

  "/demo/courriels": {
    who: "demonstration",
    doors: [
      "identity/sign-in/demonstration",
      "messaging/demo-guest-emails",
      "notifications/demo-notifications",
      "notifications/whatsapp-subscription",
    ],
  },
  "/demo/panne": { who: "demonstration" },

  "/espace-etudiant": student,
  "/espace-etudiant/messagerie/:thread?": at("/espace-etudiant/messagerie", student),
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
  "/espace-etudiant/candidate/suivi/offre/:choice": at(
    `/espace-etudiant/candidate/suivi/offre/${SOME_ID}`,
    student,
  ),
  "/espace-etudiant/candidate/suivi/retrait/:choice?": at(
    "/espace-etudiant/candidate/suivi/retrait",
    student,
  ),

  ...officeRows(),
};

export const inOneLanguage: Record<string, Row> = {
  "/api/auth/*": { who: "asker", sample: "/api/auth/get-session", doors: front },
  "/fichiers/:id": {
    who: "asker",
    sample: `/fichiers/${SOME_ID}`,
    doors: [
      "admissions/open-file",
      "decisions/offer/open-answer",
      "messaging/open-attachment",
      "content/media",
    ],
  },
  "/fichiers/:id/pages/:page": {
    who: "asker",
    sample: `/fichiers/${SOME_ID}/pages/1`,
    doors: ["admissions/open-file", "decisions/offer/open-answer", "documents/pages/render-page"],
  },
  "/fichiers/echange/:token/:file": {
    who: "bearer",
    sample: `/fichiers/echange/no-such-token/${SOME_ID}`,
    doors: ["messaging/guest/guest-access"],
  },
  "/medias/:hash/:file": {
    who: "bearer",
    sample: "/medias/0123456789abcdef/960.avif",
    doors: ["media/serve-media"],
  },
  "/entretiens/:id": {
    who: "asker",
    sample: `/entretiens/${SOME_ID}`,
    doors: ["decisions/interview/interview-calendar"],
  },
  "/envois/:id?": {
    who: "asker",
    sample: `/envois/${SOME_ID}`,
    doors: ["documents/receive-upload", "documents/upload"],
  },
  "/rappels/facebook": { who: "anyone", doors: ["identity/account/facebook-erasure"] },
  "/rappels/courriel": { who: "anyone", doors: ["notifications/mail-report"] },
  "/rappels/whatsapp": { who: "anyone", doors: ["notifications/whatsapp-subscription"] },
  "/presence": { who: "asker", doors: ["identity/person-mark"] },
  "/direct": { who: "asker", doors: ["messaging/thread"] },
  "/mesures": { who: "anyone", doors: ["measures"] },
  "/sitemap.xml": { who: "anyone", doors: ["catalogue", "content"] },
  "/robots.txt": { who: "anyone" },
  "/.well-known/jwks.json": { who: "anyone", doors: ["identity/sign-in/id-token"] },
  "/.well-known/security.txt": { who: "anyone", doors: ["content"] },
  "/healthz": { who: "anyone" },
  "/readyz": { who: "anyone" },
};

/** Every address with its row, in both languages. */
export function accessTable(): Map<string, Row> {
  const english = Object.entries(inBothLanguages).map(([address, row]): [string, Row] => [
    inEnglish(address),
    row.sample ? { ...row, sample: inEnglish(row.sample) } : row,
  ]);
  return new Map([
    ...Object.entries(inBothLanguages),
    ...english,
    ...Object.entries(inOneLanguage),
  ]);
}

const inEnglish = (address: string) => (address === "/" ? "/en" : `/en${address}`);

/** Addresses that can be asked for, with who is answered. */
export function sampleAddresses(): { address: string; who: Who; insider?: string }[] {
  return [...accessTable()].map(([address, { sample, who, insider }]) => ({
    address: sample ?? address,
    who,
    insider,
  }));
}
