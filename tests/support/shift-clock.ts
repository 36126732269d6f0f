// Loaded before a built server by a test (NODE_OPTIONS): its clock is so many minutes ahead (MINUTES_AHEAD), as if the
// test had waited. The database keeps its own.
export {};

const ahead = Number(process.env.MINUTES_AHEAD) * 60_000;
const Real = globalThis.Date;
const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  construct: (_, given, created) =>
    Reflect.construct(Real, given.length === 0 ? [now()] : given, created),
  apply: () => new Real(now()).toString(),
  get: (_, name) => (name === "now" ? now : Reflect.get(Real, name)),
});
