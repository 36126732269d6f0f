// Preloaded into a built server (NODE_OPTIONS): moves its clock ahead by MINUTES_AHEAD. The database's clock stays.
export {};

const ahead = Number(process.env.MINUTES_AHEAD) * 60_000;
const Real = globalThis.Date;
const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  construct: (_, args, created) =>
    Reflect.construct(Real, args.length === 0 ? [now()] : args, created),
  apply: () => new Real(now()).toString(),
  get: (_, name) => (name === "now" ? now : Reflect.get(Real, name)),
});
