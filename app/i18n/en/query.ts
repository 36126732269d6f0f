export const query = {
  title: "A filter is not applied",
  unreadable: (label: string, value: string) =>
    `${label}: “${value}” cannot be read. The list is shown without this filter.`,
  day: "Choose a day between 1900 and 2100.",
  choice: "Choose a value from the list.",
};
