import type { InfoPart } from "#app/features/admissions/personal-info/personal-info.ts";
import type { Section } from "#app/features/admissions/sections.ts";
import { Query } from "#app/lib/query.ts";

export const ROOT = "/espace-etudiant/candidate";
export const INFO = `${ROOT}/info-personnel`;
export const CURSUS = `${ROOT}/cursus`;
export const BASKET = `${ROOT}/mon-panierformations/mon-panier`;
export const CATALOGUE = `${ROOT}/mon-panierformations/ajouter-panier`;
export const SUMMARY = `${ROOT}/recapitulatif`;
export const STATUS = `${ROOT}/suivi`;
export const RECEIPT = `${ROOT}/recu`;
export const NEXT = `${ROOT}/nouvelle`;
export const OFFER = `${STATUS}/offre`;
export const LEAVE = `${STATUS}/retrait`;
export const DEVICE = `${ROOT}/appareil`;
export const MESSAGES = "/espace-etudiant/messagerie";

/** The word of each part of Info personnel in its address. */
export const partWords: Record<InfoPart, string> = {
  identity: "identite",
  passport: "passeport",
  parents: "parents",
};

/** The address of a part of Info personnel. */
export function partAddress(part: InfoPart): string {
  return `${INFO}?partie=${partWords[part]}`;
}

/** Where each section is filled in. */
export const sectionAddress: Record<Section, string> = {
  identity: partAddress("identity"),
  passport: partAddress("passport"),
  parents: partAddress("parents"),
  cursus: CURSUS,
  basket: BASKET,
};

/** The same address, for the application that has this number; a draft has none. */
export function numbered(address: string, number: string | null | undefined): string {
  if (!number) return address;
  const [page = "", place] = address.split("#");
  const asked = `${page}${page.includes("?") ? "&" : "?"}candidature=${number}`;
  return place ? `${asked}#${place}` : asked;
}

/** Where each choice stands, for who asked what was no longer to be asked. */
export function changedMeanwhile(number: string): string {
  return `${numbered(STATUS, number)}&fait=changed`;
}

/** The number that an address names; null: the application begun last. */
export function numberIn({ url }: { url: string }): string | null {
  return new Query(new URL(url).search).text("candidature", 40) || null;
}
