// Preloaded into a built server (NODE_OPTIONS): moves its clock ahead by MINUTES_AHEAD. The database's clock stays.
import { MINUTE_MS } from "#app/lib/duration.ts";

const ahead = Number(process.env.MINUTES_AHEAD) * MINUTE_MS;
const Real = globalThis.Date;
const now = () => Real.now() + ahead;
globalThis.Date = new Proxy(Real, {
  construct: (_, args, created) =>
    Reflect.construct(Real, args.length === 0 ? [now()] : args, created),
  apply: () => new Real(now()).toString(),
  get: (_, name) => (name === "now" ? now : Reflect.get(Real, name)),
});
