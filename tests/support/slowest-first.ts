import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Orders test files: those with long waits first, then others that start a site or a PostgreSQL, then the rest.
 * Without it a first run, which knows no durations, would start with the largest files and end on one slow stress
 * test.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => getRank(one.moduleId) - getRank(other.moduleId));
  }
}

const ranks = [
  /\/tests\/server\/(provider-failures|token-sync|start-stop|requests|sign-in-checks|account-checks)\./,
  /\/tests\/server\//,
  /\/dev-database\//,
];

function getRank(file: string): number {
  const found = ranks.findIndex((rank) => rank.test(file));
  return found < 0 ? ranks.length : found;
}
