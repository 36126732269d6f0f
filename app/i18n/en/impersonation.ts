export const impersonation = {
  band: "Support session",
  sees: (name: string, time: string) =>
    `You see the area of ${name} as they see it, and cannot change anything in it, until ${time}.`,
  elsewhere: (name: string, time: string) =>
    `The area of ${name} is open in this browser until ${time}. As long as it is, you cannot change anything here either.`,
  back: "See their area",
  end: "End the session",
  refused: {
    title: "Nothing was changed",
    text: "Nothing was changed: during a support session you can look but not change anything. End the session, then act from the admin area.",
    back: "Back to the page",
  },
  closed:
    "This document cannot be opened during a support session: it belongs to the candidate. What the school can see of it is in their application, in the admin area.",
  photo: "The photo cannot be opened during a support session.",
};
