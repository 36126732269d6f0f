export const cart = {
  title: "My basket",
  none: "Basket, no programme",
  one: "Basket, 1 programme",
  many: (count: number | string) => `Basket, ${count} programmes`,
  gauge: (count: number, limit: number) =>
    `${count} ${count === 1 ? "programme" : "programmes"} out of ${limit} possible`,
  addShort: "Add",
  emptyText: "Add the programmes you like, up to fifteen.",
  apply: "Apply",
  more: "Add a programme",
  backTo: "Back to this programme",
  keptHere: "Your basket is kept on this device. Signing in makes it part of your application.",
  follow: "Follow my application",
  sent: "Your application has been sent: these programmes can no longer be changed here.",
  keptThere: "Your basket is part of your application.",
};
