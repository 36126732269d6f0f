import { cursusMessages } from "#app/i18n/cursus.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** Returns the labels of the twelve fields, for the error summary. */
export function useEntryLabels(): Record<string, string> {
  const cursus = useMessages(cursusMessages);
  return {
    activity: cursus.activity,
    occurredOn: cursus.date,
    schoolYear: cursus.year,
    country: cursus.country,
    province: cursus.province,
    city: cursus.city,
    level: cursus.level,
    school: cursus.school,
    field: cursus.field,
    average: cursus.average,
    comment: cursus.comment,
    proof: cursus.proof,
  };
}
