import type { Adult } from "./personal-info.ts";

/** "consent link valid 14 days, once" (product decisions, "Application"). */
export const CONSENT_DAYS = 14;

/** The version of the text an adult agrees to: changed when the sentences of the page change. */
export const CONSENT_TEXT = "2026-11";

type Row = {
  adult: Adult;
  createdAt: Date;
  expiresAt: Date;
  givenAt: Date | null;
  givenName: string | null;
  refusedAt: Date | null;
  withdrawnAt: Date | null;
};

/** Where the agreement of an adult stands for an application. */
export type Consent =
  | { state: "none" }
  | { state: "waiting"; adult: Adult; askedAt: Date; expiresAt: Date }
  | { state: "given"; adult: Adult; name: string; at: Date }
  | { state: "refused"; adult: Adult; at: Date }
  | { state: "expired"; adult: Adult; at: Date };

/** The agreement that counts: one given and not withdrawn, else what became of the last request. */
export function consentOf(rows: readonly Row[], at: Date): Consent {
  const newest = [...rows].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const given = newest.find((row) => row.givenAt && !row.withdrawnAt);
  if (given?.givenAt)
    return { state: "given", adult: given.adult, name: given.givenName ?? "", at: given.givenAt };
  const last = newest[0];
  if (!last) return { state: "none" };
  if (last.withdrawnAt) return { state: "refused", adult: last.adult, at: last.withdrawnAt };
  if (last.refusedAt) return { state: "refused", adult: last.adult, at: last.refusedAt };
  if (last.expiresAt <= at) return { state: "expired", adult: last.adult, at: last.expiresAt };
  return {
    state: "waiting",
    adult: last.adult,
    askedAt: last.createdAt,
    expiresAt: last.expiresAt,
  };
}

/** What the link of a request still allows. */
export function linkState(row: Row, at: Date): "open" | "used" | "expired" {
  if (row.givenAt || row.refusedAt) return "used";
  return row.expiresAt <= at ? "expired" : "open";
}
