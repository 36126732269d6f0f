import { describeHostileRequests } from "#tests/support/hostile-requests.ts";

// A sample over all pages and forms; tests/nightly sends every request.
await describeHostileRequests(15);
