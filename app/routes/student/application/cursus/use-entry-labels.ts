import { cursusMessages } from "#app/features/admissions/messages/cursus.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** Returns the labels of the twelve fields in the order of the form, for the error summary. */
export function useEntryLabels(): Record<string, string> {
  const cursus = useMessages(cursusMessages);
  return {
    activity: cursus.activity,
    schoolYear: cursus.year,
    occurredOn: cursus.date,
    school: cursus.school,
    country: cursus.country,
    province: cursus.province,
    city: cursus.city,
    level: cursus.level,
    field: cursus.field,
    average: cursus.average,
    proof: cursus.proof,
    comment: cursus.comment,
  };
}
