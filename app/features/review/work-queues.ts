import { type ApplicationFilter, emptyFilter } from "./list/application-filter.ts";

/** The queues of work, each defined as a filter of the list. */
const queueFilters = {
  new: { states: ["submitted"] },
  mine: { assignee: "me", states: ["submitted", "under-review"] },
  answered: { request: "answered" },
  overdue: { request: "overdue" },
  otherTimes: { hasOtherTimeRequest: true },
  secondReviews: { needsSecondReview: true },
  toTakeOver: { assignee: "former" },
} as const satisfies Record<
  string,
  Partial<{ [K in keyof ApplicationFilter]: Readonly<ApplicationFilter[K]> }>
>;

/** A thousand is enough to know where to begin. */
export const MAX_QUEUE_COUNT = 1_000;

export type WorkQueueName = keyof typeof queueFilters;
export type WorkQueueCounts = Record<WorkQueueName, number>;
export const workQueues = Object.keys(queueFilters) as WorkQueueName[];

export function getQueueFilter(name: WorkQueueName): ApplicationFilter {
  const filter: Partial<{ [K in keyof ApplicationFilter]: Readonly<ApplicationFilter[K]> }> =
    queueFilters[name];
  return { ...emptyFilter, ...filter, states: [...(filter.states ?? [])] };
}
