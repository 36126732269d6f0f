/**
 * A Cameroonian number of before November 2014 with the 6 that it lacks: « 6 71 23 45 67 ». Null for any
 * other. It is offered, never written by itself (mock notes, sentence 8 and decision 5).
 */
export function withTheSix(country: string, typed: string): string | null {
  const digits = typed.replace(/\D/g, "").replace(/^(00)?237(?=\d{8}$)/, "");
  if (country !== "CM" || digits.length !== 8) return null;
  return `6 ${digits.replace(/\d\d(?=\d)/g, "$& ")}`;
}
