import type { interview as fr } from "../fr/interview.ts";

export const interview: typeof fr = {
  zones: { senegal: "Dakar time, UTC+0", cameroon: "Yaoundé time, UTC+1" },
  minutes: (minutes) => `For ${minutes} minutes`,
  states: {
    proposed: "Proposed",
    confirmed: "Confirmed",
    "other-time": "Another time asked for",
    moved: "Moved",
    cancelled: "Cancelled",
    held: "Past",
  },
  join: "Join the meeting",
  calendar: "Add to my calendar (ICS)",

  plan: {
    title: "Plan an interview",
    again: "Move the interview",
    text: (zone) =>
      `The person gets an e-mail with the event for their calendar, then confirms or asks for another time. The time is that of the campus (${zone}).`,
    startsOn: "Date",
    time: "Time",
    timeHint: (zone) => `For example 14:30, ${zone}.`,
    minutes: "Length in minutes",
    minutesHint: "From 10 to 240; if you give none: 30.",
    where: "Where?",
    atPlace: "On site",
    online: "Online",
    place: "Place",
    placeHint: "For an interview on site: building, room, address.",
    link: "Address of the meeting",
    linkHint: "For an interview online: it begins with https://",
    words: "A message to the person",
    optional: "(optional)",
    because: "Why it changes, as the person will read it",
    act: "Propose the interview",
    move: "Move it and tell the person",
  },
  cancel: {
    title: "Cancel the interview",
    words: "Why, as the person will read it",
    act: "Cancel it and tell the person",
  },
  office: {
    title: "Interview",
    asks: "The person proposes:",
    why: (because) => `Reason given: ${because}`,
    decided: "Cancelled, because the choice was decided or withdrawn.",
    calendar: "Event for the calendar (ICS)",
    takeOut: "Cancellation for the calendar (ICS)",
    before: (count) => (count === 1 ? `${count} interview before` : `${count} interviews before`),
  },

  task: {
    title: "Interview with the school",
    about: (place) => `For your choice ${place}.`,
    place: "Place",
    confirm: "I will be there",
    confirmed: "You have confirmed. If you cannot make it, ask for another time.",
    asked: "You asked for another time; the school will answer. Until it does, this one stands.",
    other: "Ask for another time",
    otherWords: "When could you come?",
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

  letters: {
    planned: {
      subject: "You are invited to an interview",
      text: (place, moment) =>
        `We would like to talk with you about your choice ${place}: ${moment}. Your application's status page says where, and lets you confirm or ask for another time. The attached file puts the interview in your calendar.`,
    },
    moved: {
      subject: "Your interview has been moved",
      text: (place, moment) =>
        `The interview about your choice ${place} is now planned for ${moment}. Your application's status page says where, and why it changes. The attached file replaces the earlier one in your calendar.`,
    },
    cancelled: {
      subject: "Your interview is cancelled",
      text: (place, moment) =>
        `The interview planned for ${moment} about your choice ${place} will not take place. Your application's status page says what comes next. The attached file removes it from your calendar.`,
    },
    soon: {
      subject: "Your interview is coming up",
      text: (place, moment) =>
        `The interview about your choice ${place} takes place on ${moment}. Your application's status page says where.`,
    },
  },
  event: {
    summary: "Admission interview, {school}",
    online: "Online: the address of the meeting is in your area.",
    file: (number) => `Application ${number}.`,
  },
  data: {
    interview: "Interview",
    state: "State of the interview",
    where: "Place or address",
    words: "Message from the school",
    otherTime: "Other time asked for",
    because: "Reason for the change",
  },
  acts: {
    "interview.confirmed": "Interview confirmed",
    "interview.other-time-asked": "Another time asked for the interview",
    "interview.reminded": "Reminder of the interview sent",
  },
};
