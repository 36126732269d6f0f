export const support = {
  band: "Support visit",
  sees: (name: string, time: string) =>
    `You see the area of ${name} as they see it, and cannot change anything in it, until ${time}.`,
  elsewhere: (name: string, time: string) =>
    `The area of ${name} is open in this browser until ${time}. As long as it is, you cannot change anything here either.`,
  back: "See their area",
  end: "End the visit",
  refused: {
    title: "Nothing was changed",
    text: "Nothing was changed: during a support visit you can look but not change anything. End the visit, then act from the school office.",
    back: "Back to the page",
  },
  closed:
    "This document cannot be opened during a support visit: it belongs to the person. What the school may read of it is in their application, in the school office.",
  photo: "The photo cannot be opened during a support visit.",
};
