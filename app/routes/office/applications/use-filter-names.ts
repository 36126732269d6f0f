import type { FilterOptions } from "#app/features/review/filter-options.server.ts";
import {
  type ApplicationFilter,
  sortOrders,
} from "#app/features/review/list/application-filter.ts";
import { applicationListMessages } from "#app/features/review/messages/application-list.ts";
import { formatDate } from "#app/i18n/format.ts";
import { officeMessages } from "#app/i18n/office.ts";
import { useLocale, useMessages } from "#app/ui/use-messages.ts";

type FilterKey = Exclude<keyof ApplicationFilter, "search" | "sort">;

/** An active filter and its label, for example « Campus : Dakar ». */
export type ActiveFilter = { filter: FilterKey; name: string };

/** Returns a function that lists the active filters with their labels. */
export function useFilterNames(
  filterOptions: FilterOptions,
): (listFilter: ApplicationFilter) => ActiveFilter[] {
  const t = useMessages(applicationListMessages);
  const { states, city } = useMessages(officeMessages);
  const locale = useLocale();
  const colon = locale === "fr" ? "\u00A0: " : ": ";
  const findName = (list: { id: string; name: string }[], id: string) =>
    id && (list.find((one) => one.id === id)?.name ?? t.unknown);
  const assigneeName = (assignee: string) => {
    if (assignee === "me") return t.mine;
    if (assignee === "former") return t.toTakeOver;
    return assignee === "nobody" ? t.nobody : findName(filterOptions.officers, assignee);
  };
  return (listFilter) => {
    const [firstState, ...otherStates] = listFilter.states;
    const labels: Record<FilterKey, string | undefined> = {
      states:
        otherStates.length > 0
          ? t.chosenStates(listFilter.states.length)
          : firstState && states[firstState],
      campus: listFilter.campus && city[listFilter.campus],
      intakeId: findName(filterOptions.intakes, listFilter.intakeId),
      assignee: assigneeName(listFilter.assignee),
      courseId: findName(filterOptions.courses, listFilter.courseId),
      universityId: findName(filterOptions.universities, listFilter.universityId),
      isMissingProofs: listFilter.isMissingProofs ? t.isMissingProofs : "",
      hasOtherTimeRequest: listFilter.hasOtherTimeRequest ? t.hasOtherTimeRequest : "",
      needsSecondReview: listFilter.needsSecondReview ? t.needsSecondReview : "",
      request: listFilter.request && t.request[listFilter.request],
      answeredSince: listFilter.answeredSince && formatDate(locale, listFilter.answeredSince),
    };
    return (Object.keys(labels) as FilterKey[]).flatMap((filter) =>
      labels[filter] ? [{ filter, name: `${t.filter[filter]}${colon}${labels[filter]}` }] : [],
    );
  };
}

/** Returns a function that describes the search, the filters and the order in one line. */
export function useViewName(
  filterOptions: FilterOptions,
): (listFilter: ApplicationFilter) => string {
  const names = useFilterNames(filterOptions);
  const t = useMessages(applicationListMessages);
  const quotes = useLocale() === "fr" ? ["«\u00A0", "\u00A0»"] : ["“", "”"];
  return (listFilter) =>
    [
      listFilter.search && quotes.join(listFilter.search),
      ...names(listFilter).map(({ name }) => name),
      listFilter.sort !== sortOrders[0] && t.sorts[listFilter.sort],
    ]
      .filter(Boolean)
      .join(" · ");
}
