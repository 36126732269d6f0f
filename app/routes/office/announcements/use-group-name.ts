import { announcementWords } from "#app/i18n/announcement.ts";
import { officeWords } from "#app/i18n/office.ts";
import { ownValue } from "#app/lib/own-value.ts";
import { useWords } from "#app/ui/use-words.ts";

type Named = { id: string; name: string };
export type GroupNames = { intakes: Named[]; courses: Named[] };
type Kept = {
  campus: "senegal" | "cameroon" | null;
  intakeId: string | null;
  state: string | null;
  courseId: string | null;
  chosen: boolean;
};

/** Says whom a group is made of, in words. */
export function useGroupName({ intakes, courses }: GroupNames): (group: Kept) => string {
  const words = useWords(announcementWords);
  const states: Record<string, string> = useWords(officeWords).states;
  const nameIn = (list: Named[], id: string | null) =>
    id && list.find((one) => one.id === id)?.name;
  return ({ campus, intakeId, state, courseId, chosen }) =>
    [
      chosen && words.chosen,
      campus && words.campuses[campus],
      nameIn(intakes, intakeId),
      state && words.inState(ownValue(states, state) ?? state),
      nameIn(courses, courseId),
    ]
      .filter(Boolean)
      .join(" · ") || words.everybody;
}
