import type { InfoPart } from "#app/features/admissions/personal-info/personal-info.ts";
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

/** The word of each part of Info personnel in its address. */
export const partSegments: Record<InfoPart, string> = {
  identity: "identite",
  passport: "passeport",
  parents: "parents",
};

/** The address of a part of Info personnel. */
export function getPartPath(part: InfoPart): string {
  return `${PERSONAL_INFO_PATH}?partie=${partSegments[part]}`;
}

/** Where each section is filled in. */
export const sectionPaths: Record<Section, string> = {
  identity: getPartPath("identity"),
  passport: getPartPath("passport"),
  parents: getPartPath("parents"),
  cursus: CURSUS_PATH,
  basket: BASKET_PATH,
};

/** The same address, for the application that has this number; a draft has none. */
export function withApplicationNumber(address: string, number: string | null | undefined): string {
  if (!number) return address;
  const [page = "", anchor] = address.split("#");
  const numberedPath = `${page}${page.includes("?") ? "&" : "?"}candidature=${number}`;
  return anchor ? `${numberedPath}#${anchor}` : numberedPath;
}

/** Where each choice stands, for who asked what was no longer to be asked. */
export function getChangedStatusPath(number: string): string {
  return `${withApplicationNumber(STATUS_PATH, number)}&done=changed`;
}

/** The number that an address names; null: the application begun last. */
export function getApplicationNumber({ url }: { url: string }): string | null {
  return new Query(new URL(url).search).text("candidature", 40) || null;
}
