import { announcementMessages } from "#app/features/announcements/messages/announcement.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import { useMessages } from "#app/ui/use-messages.ts";

type NamedOption = { id: string; name: string };
export type GroupOptions = { intakes: NamedOption[]; courses: NamedOption[] };
type RecipientGroup = {
  campus: "senegal" | "cameroon" | null;
  intakeId: string | null;
  state: string | null;
  courseId: string | null;
  chosen: boolean;
};

/** Returns a function that describes a group of recipients by its filters. */
export function useGroupName({
  intakes,
  courses,
}: GroupOptions): (group: RecipientGroup) => string {
  const t = useMessages(announcementMessages);
  const states: Record<string, string> = useMessages(officeMessages).states;
  const findName = (list: NamedOption[], id: string | null) =>
    id && list.find((one) => one.id === id)?.name;
  return ({ campus, intakeId, state, courseId, chosen }) =>
    [
      chosen && t.chosen,
      campus && t.campuses[campus],
      findName(intakes, intakeId),
      state && t.inState(getOwnValue(states, state) ?? state),
      findName(courses, courseId),
    ]
      .filter(Boolean)
      .join(" · ") || t.everybody;
}
