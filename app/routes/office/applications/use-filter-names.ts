import { sorts, type Wanted } from "#app/features/review/list/wanted.ts";
import type { ListParts } from "#app/features/review/parts.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { listingMessages } from "#app/i18n/listing.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type Filter = Exclude<keyof Wanted, "search" | "sort">;

/** A filter that is on, and how it is said: « Campus : Dakar ». */
export type Part = { filter: Filter; name: string };

/** Says the filters that are on. */
export function useFilterNames(parts: ListParts): (wanted: Wanted) => Part[] {
  const t = useMessages(listingMessages);
  const { states, city } = useMessages(officeMessages);
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const named = (list: { id: string; name: string }[], id: string) =>
    id && (list.find((one) => one.id === id)?.name ?? t.unknown);
  const holder = (charge: string) => {
    if (charge === "me") return t.mine;
    if (charge === "gone") return t.toTakeOver;
    return charge === "nobody" ? t.nobody : named(parts.officers, charge);
  };
  return (wanted) => {
    const [first, ...others] = wanted.states;
    const said: Record<Filter, string | undefined> = {
      states: others.length > 0 ? t.chosenStates(wanted.states.length) : first && states[first],
      campus: wanted.campus && city[wanted.campus],
      intakeId: named(parts.intakes, wanted.intakeId),
      charge: holder(wanted.charge),
      courseId: named(parts.courses, wanted.courseId),
      universityId: named(parts.universities, wanted.universityId),
      lacksProofs: wanted.lacksProofs ? t.lacksProofs : "",
      otherTime: wanted.otherTime ? t.otherTime : "",
      toReread: wanted.toReread ? t.toReread : "",
      asked: wanted.asked && t.asked[wanted.asked],
      answeredSince: wanted.answeredSince && formatDate(locale, wanted.answeredSince),
    };
    return (Object.keys(said) as Filter[]).flatMap((filter) =>
      said[filter] ? [{ filter, name: `${t.filter[filter]}${colon}${said[filter]}` }] : [],
    );
  };
}

/** What is shown, in a line: the search, the filters and the order. */
export function useViewName(parts: ListParts): (wanted: Wanted) => string {
  const names = useFilterNames(parts);
  const t = useMessages(listingMessages);
  const marks = useLocale() === "fr" ? ["«\u00A0", "\u00A0»"] : ["“", "”"];
  return (wanted) =>
    [
      wanted.search && marks.join(wanted.search),
      ...names(wanted).map(({ name }) => name),
      wanted.sort !== sorts[0] && t.sorts[wanted.sort],
    ]
      .filter(Boolean)
      .join(" · ");
}
