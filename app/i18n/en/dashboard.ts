export const dashboard = {
  funnel: {
    title: "Progress of applications",
    text: (intake: string) =>
      `${intake}, by today's status. The percentage compares with the step before; a withdrawn application counts as sent only.`,
    intakes: "Intake shown",
    step: "Step",
    number: "Number",
    share: "Share of the step before",
    percent: (share: number) => `${share}%`,
    steps: {
      begun: "Started",
      sent: "Sent",
      reviewed: "Reviewed",
      offered: "Offers",
      accepted: "Accepted",
      enrolled: "Enrolled",
    },
  },
  weeks: {
    title: "Applications sent each week",
    range: (least: number, most: number, last: number) =>
      `From ${least} to ${most} a week since the opening; ${last} in the last week. The table below gives each week.`,
    table: "See the numbers as a table",
    week: "Week of",
  },
  queue: {
    mine: "Applications assigned to me",
    mineText: "New or under review",
    answered: "Answers received",
    answeredText: "Nobody has opened the application since",
    overdue: "Overdue requests",
    overdueText: "The deadline has passed",
    otherTimes: "Other interview times requested",
    otherTimesText: "A candidate cannot attend the scheduled interview",
    secondReviews: "Rejections to review",
    secondReviewsText: "Proposed by someone else: nothing has been sent",
    toTakeOver: "Applications to reassign",
    toTakeOverText: "Their assignee can no longer work on them",
    oldMessages: (count: number) =>
      count > 1
        ? `${count} of them have been waiting for more than two days`
        : `${count} of them has been waiting for more than two days`,
    media: "Demonstration media to replace",
  },
};
