/** The proof seen in the page of the file. */
export const viewer = {
  label: "Reading the document",
  page: (number: number, pages: number) => `Page ${number} of ${pages}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  previousProof: "Previous document",
  nextProof: "Next document",
  in: "Larger",
  out: "Smaller",
  fit: "Whole page",
  turn: "Turn by a quarter",
  unreadable: "This document cannot be shown here. Open it or download it.",
  keys: "With the keyboard, in the document: N and P, next and previous; + and −, size; 0, whole page; R, turn.",
  answers: "Answers to requests",
  answered: {
    title: "Request and answer",
    asked: "Asked",
    answer: "Answer",
    at: "Received on",
    choice: "Choice",
  },
};
