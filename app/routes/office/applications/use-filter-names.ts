import { sorts, type Wanted } from "#app/features/review/list/wanted.ts";
import type { ListParts } from "#app/features/review/parts.server.ts";
import { formatDate } from "#app/i18n/format.ts";
import { listingWords } from "#app/i18n/listing.ts";
import { officeWords } from "#app/i18n/office.ts";
import { useLocale, useWords } from "#app/ui/use-words.ts";

type Filter = Exclude<keyof Wanted, "search" | "sort">;

/** A filter that is on, and how it is said: « Campus : Dakar ». */
export type Part = { filter: Filter; name: string };

/** Says the filters that are on. */
export function useFilterNames(parts: ListParts): (wanted: Wanted) => Part[] {
  const words = useWords(listingWords);
  const { states, city } = useWords(officeWords);
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const named = (list: { id: string; name: string }[], id: string) =>
    id && (list.find((one) => one.id === id)?.name ?? words.unknown);
  const holder = (charge: string) => {
    if (charge === "me") return words.mine;
    if (charge === "gone") return words.toTakeOver;
    return charge === "nobody" ? words.nobody : named(parts.officers, charge);
  };
  return (wanted) => {
    const [first, ...others] = wanted.states;
    const said: Record<Filter, string | undefined> = {
      states: others.length > 0 ? words.chosenStates(wanted.states.length) : first && states[first],
      campus: wanted.campus && city[wanted.campus],
      intakeId: named(parts.intakes, wanted.intakeId),
      charge: holder(wanted.charge),
      courseId: named(parts.courses, wanted.courseId),
      universityId: named(parts.universities, wanted.universityId),
      lacksProofs: wanted.lacksProofs ? words.lacksProofs : "",
      otherTime: wanted.otherTime ? words.otherTime : "",
      toReread: wanted.toReread ? words.toReread : "",
      asked: wanted.asked && words.asked[wanted.asked],
      answeredSince: wanted.answeredSince && formatDate(locale, wanted.answeredSince),
    };
    return (Object.keys(said) as Filter[]).flatMap((filter) =>
      said[filter] ? [{ filter, name: `${words.filter[filter]}${colon}${said[filter]}` }] : [],
    );
  };
}

/** What is shown, in a line: the search, the filters and the order. */
export function useViewName(parts: ListParts): (wanted: Wanted) => string {
  const names = useFilterNames(parts);
  const words = useWords(listingWords);
  const marks = useLocale() === "fr" ? ["«\u00A0", "\u00A0»"] : ["“", "”"];
  return (wanted) =>
    [
      wanted.search && marks.join(wanted.search),
      ...names(wanted).map(({ name }) => name),
      wanted.sort !== sorts[0] && words.sorts[wanted.sort],
    ]
      .filter(Boolean)
      .join(" · ");
}
