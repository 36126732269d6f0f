import type { postSubmission as fr } from "../fr/post-submission.ts";

const answer: typeof fr.emails.transitions.offer = {
  subject: "Decision on one of your choices",
  text: (place) =>
    `There is a decision on your choice ${place}. See it on your application status page, with what comes next and the dates.`,
};

const news: typeof fr.emails.transitions.expire = {
  subject: "Update on one of your choices",
  text: (place) =>
    `There is an update on your choice ${place}. Your application status page explains what, why, and what comes next.`,
};

const received: typeof fr.emails.transitions.accept = {
  subject: "We have received your reply",
  text: (place) =>
    `Your reply about your choice ${place} has reached the admissions office. Your application status page shows it, with what comes next.`,
};

export const postSubmission: typeof fr = {
  expected: "What we need from you",
  nothingExpected: "Nothing to do for now. We will email you whenever something changes.",
  before: (date) => `By ${date}`,
  late: (date) => `This was due on ${date}: answer as soon as you can.`,
  daysLeft: (days) =>
    days === 0
      ? "This is the last day."
      : days === 1
        ? "You have one day left."
        : `You have ${days} days left.`,
  done: {
    accepted: "You accepted the offer. Your other choices stay open until you are enrolled.",
    declined: "You declined the offer. Your place is released.",
    withdrawn: "The choice is withdrawn. The others do not change.",
    all: "Your application is withdrawn.",
    answered: "Your answer has reached the admissions office.",
    replaced: "The new document has reached the admissions office.",
  },
  doneAlone: {
    accepted:
      "You accepted the offer. The admissions office will contact you about what comes next.",
    withdrawn: "The choice is withdrawn. It was the last one still open.",
  },
  changed: "This is no longer possible: something has changed. Here is the status of your choices.",

  request: {
    tasks: {
      proof: (title) => `Send the supporting document: ${title}`,
      document: "Send a document",
      answer: "Answer a question",
    },
    by: (name) => `Requested by ${name}:`,
    paused: (place) => `The review of your choice ${place} is paused until then.`,
    file: "Your document",
    fileHint: "PDF, JPG or PNG, 10 MB at most. A clear photo is enough.",
    replyLabel: "Your answer",
    send: "Send",
    cancelled: (place: number) => `Choice ${place}: the school cancelled a request`,
    cancelledBecause: (because: string) => `Why: ${because}`,
    absent: "I do not have this document",
    absentText: "Tell us why: a certificate from the school may be enough.",
    write: "Message the admissions office",
  },
  refusedFile: {
    task: (name) => `Replace a document: ${name}`,
    text: "The school could not accept it:",
    send: "Send the new document",
  },
  proofs: {
    title: "Your supporting documents",
    documentRequested: "Document requested",
    none: "Not provided",
    requested: "Requested",
    given: "Provided",
    checked: "Checked",
    refused: "Not accepted",
    replace: "Replace this document",
    send: "Send this document",
  },
  others: "Your other applications",

  offer: {
    task: (university) => `Answer the offer: ${university}`,
    taskText: (conditions, date) =>
      conditions === 0
        ? `Unconditional offer, received on ${date}.`
        : conditions === 1
          ? `Offer with one condition, received on ${date}.`
          : `Offer with ${conditions} conditions, received on ${date}.`,
    see: "See the offer and answer",
    back: "Status of my application",
    caption: (place, date) => `Choice ${place} · offer received on ${date}`,
    title: (conditions) =>
      conditions === 0
        ? "You are offered a place"
        : conditions === 1
          ? "You are offered a place, with one condition"
          : `You are offered a place, with ${conditions} conditions`,
    lead: (course, university, intake) => `${course}, ${university}. ${intake}.`,
    conditions: "The conditions",
    unconditional: "This offer is unconditional: there are no conditions left to meet.",
    conditionsMet: "The conditions are met: this offer is now unconditional.",
    notYet: "A conditional offer is not yet a final admission.",
    who: "Who makes this offer?",
    whoText: (university) =>
      `The place is in a programme of this institution: ${university}. It decides on admission; {the school} supports you and passes its answer on to you.`,
    answer: "Your answer",
    until: (date, time) => `Please answer by ${date} at ${time}.`,
    accept: "I accept the offer",
    acceptText: "Your other choices stay open until you are enrolled.",
    acceptAlone: "The admissions office will contact you about what comes next.",
    decline: "I decline the offer",
    declineText: "Your place will be released. This is final for this intake.",
    why: "If you decline, can you say why?",
    send: "Send my answer",
    later: "Answer later",
    deadline: "Last day",
    reminder: (days) => `We will send a reminder ${days}\u00A0days before.`,
    missing: "Choose your answer.",
  },

  withdraw: {
    one: "Withdraw this choice",
    oneTitle: "Withdraw this choice?",
    oneText: "A withdrawal is final for this intake. Your other choices do not change.",
    onlyText:
      "A withdrawal is final for this intake. It is your only choice still open: nothing more will be reviewed.",
    oneSubmit: "Withdraw the choice",
    all: "Withdraw my whole application",
    allTitle: "Withdraw your whole application?",
    allText:
      "All your choices that are still open are withdrawn, and offers declined. This is final for this intake.",
    allSubmit: "Withdraw my application",
    keep: "Do not withdraw anything",
    reason: "Why?",
    optional: "(optional)",
    choose: "No answer",
    comment: "Anything to add?",
    reasons: {
      "another-school": "I chose another school",
      "another-choice": "I prefer another of my choices",
      money: "It costs too much",
      visa: "The study permit or the trip is not possible",
      family: "Family reason",
      health: "Health reason",
      "too-long": "The answer took too long",
      other: "Another reason",
    },
    closed: {
      "enrolled-elsewhere": "Closed, because you are enrolled for another choice.",
      "followed-elsewhere": "Closed, because we are keeping another of your applications.",
      "added-by-mistake":
        "Closed: this choice came from an application merged with yours by mistake.",
    },
  },

  refused: {
    why: "Why",
    next: "What you can do",
    reasons: {
      prerequisites: "Prerequisite courses are missing.",
      results: "The results are not sufficient for this programme.",
      incomplete: "The application was still incomplete after a reminder.",
      full: "The programme is full.",
      other: "For another reason:",
    },
  },
  offerWithdrawn: "The school withdrew the offer:",

  data: {
    title: "After sending",
    conditions: "Offer: conditions",
    answerBy: "Offer: reply by",
    refusal: "Reasons for the decision",
    refusalText: "What was missing",
    advice: "Advice",
    withdrawal: "Reason for withdrawing",
    withdrawalText: "More about the withdrawal",
    requested: "Requested by the school",
    requestedOn: "Requested on",
    answeredOn: "Answered on",
    cancelledOn: "Request cancelled on",
    answer: "Answer",
    file: "Document",
    verdict: "Review outcome of the document",
    why: "Reason",
    verdicts: { checked: "checked", refused: "not accepted" },
  },

  emails: {
    number: (number) => `Application ${number}.`,
    action: "Follow my application",
    answer: "Read it and answer",
    about: (number, place) => (place ? `choice ${place}, ${number}` : number),
    transitions: {
      "start-review": {
        subject: "The review of your application has begun",
        text: () =>
          "Someone in the admissions office is reviewing your choices. We will contact you about each one.",
      },
      "ask-more": {
        subject: "We need more information",
        text: (place) =>
          `We need more information to review your choice ${place}. Your application status page explains what, and by when.`,
      },
      invite: {
        subject: "You are invited to an interview",
        text: (place) =>
          `We would like to talk with you about your choice ${place}. Your application status page shows when and where.`,
      },
      "wait-list": answer,
      "offer-with-conditions": answer,
      offer: answer,
      refuse: answer,
      "lift-conditions": news,
      "withdraw-offer": news,
      reopen: news,
      expire: news,
      enrol: news,
      accept: received,
      decline: received,
      withdraw: {
        subject: "You withdrew a choice",
        text: (place) =>
          `Your choice ${place} is withdrawn, as you requested. The others do not change.`,
      },
    },
    answerBy: (date) => `Please answer by ${date}.`,
    reminder: {
      subject: "We are waiting for your answer",
      text: (place, date, time) =>
        `The school is waiting for your answer about your choice ${place}. Please answer by ${date} at ${time}.`,
    },
    cancelledRequest: {
      subject: "A request is cancelled",
      text: (place) =>
        `You no longer need to answer a request made for your choice ${place}. Your application status page shows which one, and why.`,
    },
    refusedFile: {
      subject: "Please replace a document",
      text: "One of your documents could not be accepted. Your application status page explains why, and lets you send another one.",
    },
    withdrawal: {
      subject: "Your application is withdrawn",
      text: "All your choices are withdrawn, as you requested. If it was not you, contact the admissions office.",
    },
  },
};
