export const cart = {
  title: "My shortlist",
  none: "Shortlist, no programmes",
  one: "Shortlist, 1 programme",
  many: (count: number | string) => `Shortlist, ${count} programmes`,
  gauge: (count: number, limit: number) =>
    `${count} ${count === 1 ? "programme" : "programmes"} out of ${limit}`,
  addShort: "Add",
  emptyText: "Add the programmes you like, up to fifteen.",
  apply: "Apply",
  more: "Add a programme",
  backTo: "Back to this programme",
  savedOnDevice: "Your shortlist is saved on this device. Sign in to add it to your application.",
  follow: "Follow my application",
  sent: "Your application has been sent: these programmes can no longer be changed here.",
  savedInApplication: "Your shortlist is part of your application.",
};
