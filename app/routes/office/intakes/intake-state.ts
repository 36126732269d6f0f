/** Can people begin an application for this intake at this moment? */
export function getIntakeState(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): "coming" | "open" | "closed" {
  if (now < opensAt) return "coming";
  return now < closesAt ? "open" : "closed";
}
