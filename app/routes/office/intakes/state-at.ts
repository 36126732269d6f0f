/** Can people begin an application for this intake at this moment? */
export function stateAt(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  at: Date,
): "coming" | "open" | "closed" {
  if (at < opensAt) return "coming";
  return at < closesAt ? "open" : "closed";
}
