import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The order in which files are begun: those that wait longest, then the others that start a site or a PostgreSQL of
 * their own, then all others. A machine that runs the suite for the first time knows no durations: it would begin with
 * the longest texts, and end on a storm of twenty lines with its other workers idle.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => getRank(one.moduleId) - getRank(other.moduleId));
  }
}

const ranks = [
  /\/tests\/server\/(provider-troubles|token-sync|start-stop|requests|sign-in-checks|account-checks)\./,
  /\/tests\/server\//,
  /\/server\/embedded-postgres/,
];

function getRank(file: string): number {
  const found = ranks.findIndex((rank) => rank.test(file));
  return found < 0 ? ranks.length : found;
}
