export const live = {
  newMessage: "A new message has arrived.",
  pageChanged: "This page has just been brought up to date.",
};
