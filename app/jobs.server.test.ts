import { expect, test } from "vitest";
import { jobs } from "./jobs.server.ts";
import { listQueueNames } from "./platform/jobs/queue.server.ts";

test("jobs: no name or former name serves two jobs", () => {
  const names = listQueueNames(jobs);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("jobs: the names of the previous release are still served", () => {
  expect(listQueueNames(jobs)).toEqual(
    expect.arrayContaining([
      ...["notices.told", "notices.due", "notices.forgotten", "guests.told", "mail.forgotten"],
      ...["file.kept", "medium.given", "support-views.closed", "offers.watched"],
      ...["pieces.chased", "interviews.recalled", "drafts.chased", "differing-answers.expired"],
    ]),
  );
});
