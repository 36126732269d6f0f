import { describeHostileRequests } from "#tests/support/hostile-requests.ts";

await describeHostileRequests(1);
