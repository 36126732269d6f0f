import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Page speed on users' devices: how many visits of a day fell into each bucket. */
export const measures = pgTable(
  "measures",
  {
    /** In UTC, which is Dakar's time. */
    day: date("day", { mode: "string" }).notNull(),
    /** The French route pattern, for instance `/actualite/:id`. */
    page: text("page").notNull(),
    locale: text("locale", { enum: ["fr", "en"] }).notNull(),
    country: text("country", { enum: ["senegal", "cameroon", "other"] }).notNull(),
    connection: text("connection", { enum: ["3g", "4g", "unknown"] }).notNull(),
    metric: text("metric", { enum: ["lcp", "inp", "cls", "ttfb"] }).notNull(),
    /** From -20 to 20, on the metric's own scale (app/features/measures/scale.ts). */
    bucket: integer("bucket").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    primaryKey({
      columns: [t.day, t.page, t.locale, t.country, t.connection, t.metric, t.bucket],
    }),
  ],
);
