import type { interview as fr } from "../fr/interview.ts";

export const interview: typeof fr = {
  zones: { senegal: "Dakar time, UTC+0", cameroon: "Yaoundé time, UTC+1" },
  minutes: (minutes) => `For ${minutes} minutes`,
  states: {
    proposed: "Proposed",
    confirmed: "Confirmed",
    "other-time": "Another time requested",
    moved: "Moved",
    cancelled: "Cancelled",
    held: "Past",
  },
  join: "Join the meeting",
  calendar: "Add to my calendar (ICS)",

  plan: {
    title: "Schedule an interview",
    again: "Move the interview",
    text: (zone) =>
      `The candidate gets an email with the event for their calendar, then confirms or asks for another time. The time is that of the campus (${zone}).`,
    startsOn: "Date",
    time: "Time",
    timeHint: (zone) => `For example 14:30, ${zone}.`,
    minutes: "Length in minutes",
    minutesHint: "From 10 to 240. Default: 30.",
    where: "Where?",
    atPlace: "In person",
    online: "Online",
    place: "Place",
    placeHint: "For an interview in person: building, room, address.",
    link: "Address of the meeting",
    linkHint: "For an interview online: it begins with https://",
    message: "Note to the candidate",
    optional: "(optional)",
    because: "Reason for the change (the candidate will read it)",
    submit: "Propose the interview",
    move: "Move it and notify the candidate",
  },
  cancel: {
    title: "Cancel the interview",
    reason: "Reason (the candidate will read it)",
    submit: "Cancel it and notify the candidate",
  },
  office: {
    title: "Interview",
    asks: "The candidate proposes:",
    why: (because) => `Reason given: ${because}`,
    decided: "Cancelled, because the choice was decided or withdrawn.",
    calendar: "Event for the calendar (ICS)",
    takeOut: "Cancellation for the calendar (ICS)",
    before: (count) => (count === 1 ? `${count} earlier interview` : `${count} earlier interviews`),
  },

  task: {
    title: "Interview with the school",
    about: (place) => `For your choice ${place}.`,
    place: "Place",
    confirm: "I will be there",
    confirmed: "You have confirmed. If you cannot make it, ask for another time.",
    otherTimeRequested:
      "You requested another time; the school will reply. Until then, this one is still scheduled.",
    other: "Ask for another time",
    otherTimeLabel: "When could you come?",
    otherHint: "For example: Tuesday or Thursday after 4 p.m.",
    send: "Send my request",
    cancelled: (place) => `Choice ${place}: your interview is cancelled`,
    cancelledWhy: (because) => `Why: ${because}`,
    next: "Your interview",
  },
  answered: {
    confirmed: "You have confirmed that you will come.",
    "other-time": "Your request has reached the admissions office.",
  },

  emails: {
    planned: {
      subject: "You are invited to an interview",
      text: (place, moment) =>
        `We would like to talk with you about your choice ${place}: ${moment}. Your application status page shows where, and lets you confirm or ask for another time. The attached file adds the interview to your calendar.`,
    },
    moved: {
      subject: "Your interview has been moved",
      text: (place, moment) =>
        `The interview about your choice ${place} is now scheduled for ${moment}. Your application status page shows where, and why it changes. The attached file replaces the earlier one in your calendar.`,
    },
    cancelled: {
      subject: "Your interview is cancelled",
      text: (place, moment) =>
        `The interview scheduled for ${moment} about your choice ${place} will not take place. Your application status page explains what comes next. The attached file removes it from your calendar.`,
    },
    soon: {
      subject: "Your interview is coming up",
      text: (place, moment) =>
        `The interview about your choice ${place} takes place on ${moment}. Your application status page shows where.`,
    },
  },
  event: {
    summary: "Admission interview, {school}",
    online: "Online: the address of the meeting is in your area.",
    file: (number) => `Application ${number}.`,
  },
  data: {
    interview: "Interview",
    state: "Interview status",
    where: "Place or address",
    message: "Message from the school",
    otherTime: "Other time requested",
    because: "Reason for the change",
  },
  actions: {
    "interview.confirmed": "Interview confirmed",
    "interview.other-time-asked": "Another interview time requested",
    "interview.reminded": "Reminder of the interview sent",
  },
};
