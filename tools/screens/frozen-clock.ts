// Preloaded into a built site (NODE_OPTIONS): its clock stands still at SCREENS_CLOCK, an ISO date, so that relative
// times are equal in every run. Timers and PostgreSQL's clock go on.
const moment = Date.parse(process.env.SCREENS_CLOCK ?? "");
if (Number.isNaN(moment)) throw new Error("SCREENS_CLOCK must be an ISO date.");
const Real = globalThis.Date;
globalThis.Date = new Proxy(Real, {
  construct: (_, args, created) =>
    Reflect.construct(Real, args.length === 0 ? [moment] : args, created),
  apply: () => new Real(moment).toString(),
  get: (_, name) => (name === "now" ? () => moment : Reflect.get(Real, name)),
});
