/** Messages about an English text whose French version has changed since. */
export const staleTranslation = {
  stale: "To review",
  title: "The French has changed since this English was published",
  text: "Check these fields again, then publish the English.",
  noField: "Check the English again, then publish it.",
  more: (count: number): string =>
    count > 1 ? `and ${count} other fields` : `and ${count} other field`,
  confirm: "The English is still right",
  done: "Noted: the English matches the French.",
  confirmed: "Reviewed: it is still right, and nothing in it has changed.",
};
