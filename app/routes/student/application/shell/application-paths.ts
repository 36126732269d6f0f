import type { InfoPart } from "#app/features/admissions/application-fields.ts";
import type { Section } from "#app/features/admissions/sections.ts";
import { Query } from "#app/lib/query.ts";

export const APPLICATION_PATH = "/espace-etudiant/candidate";
export const PERSONAL_INFO_PATH = `${APPLICATION_PATH}/info-personnel`;
export const CURSUS_PATH = `${APPLICATION_PATH}/cursus`;
export const BASKET_PATH = `${APPLICATION_PATH}/mon-panierformations/mon-panier`;
export const CATALOGUE_PATH = `${APPLICATION_PATH}/mon-panierformations/ajouter-panier`;
export const SUMMARY_PATH = `${APPLICATION_PATH}/recapitulatif`;
export const STATUS_PATH = `${APPLICATION_PATH}/suivi`;
export const RECEIPT_PATH = `${APPLICATION_PATH}/recu`;
export const NEXT_INTAKE_PATH = `${APPLICATION_PATH}/nouvelle`;
export const OFFER_PATH = `${STATUS_PATH}/offre`;
export const WITHDRAWAL_PATH = `${STATUS_PATH}/retrait`;
export const DEVICE_PATH = `${APPLICATION_PATH}/appareil`;
export const MESSAGES_PATH = "/espace-etudiant/messagerie";

/** The address segment of each section of personal information. */
export const partSegments: Record<InfoPart, string> = {
  identity: "identite",
  passport: "passeport",
  parents: "parents",
};

/** Returns the path of a section of personal information. */
export function getPartPath(part: InfoPart): string {
  return `${PERSONAL_INFO_PATH}?partie=${partSegments[part]}`;
}

/** The path of each section. */
export const sectionPaths: Record<Section, string> = {
  identity: getPartPath("identity"),
  passport: getPartPath("passport"),
  parents: getPartPath("parents"),
  cursus: CURSUS_PATH,
  basket: BASKET_PATH,
};

/** Adds the number of an application to an address; without a number the address is unchanged. */
export function withApplicationNumber(address: string, number: string | null | undefined): string {
  if (!number) return address;
  const [page = "", anchor] = address.split("#");
  const numberedPath = `${page}${page.includes("?") ? "&" : "?"}candidature=${number}`;
  return anchor ? `${numberedPath}#${anchor}` : numberedPath;
}

/** Returns the status page with the flag that the choice has changed meanwhile. */
export function getChangedStatusPath(number: string): string {
  return `${withApplicationNumber(STATUS_PATH, number)}&done=changed`;
}

/** Returns the application number in an address; null means the last application. */
export function getApplicationNumber({ url }: { url: string }): string | null {
  return new Query(new URL(url).search).text("candidature", 40) || null;
}
