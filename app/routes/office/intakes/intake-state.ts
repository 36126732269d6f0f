/** Whether candidates can start an application for the intake now. */
export function getIntakeState(
  { opensAt, closesAt }: { opensAt: Date; closesAt: Date },
  now: Date,
): "coming" | "open" | "closed" {
  if (now < opensAt) return "coming";
  return now < closesAt ? "open" : "closed";
}
