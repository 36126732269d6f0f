import { customType, timestamp, uuid } from "drizzle-orm/pg-core";
import { now } from "../../clock.ts";
import { newId } from "../../ids.ts";

/** Primary key made by the application (UUID version 7, so rows sort by creation). */
export const id = () => uuid("id").primaryKey().$defaultFn(newId);

/** A date and time with time zone. */
export const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const createdAt = () => timestampTz("created_at").notNull().$defaultFn(now);
export const updatedAt = () => timestampTz("updated_at").notNull().$defaultFn(now).$onUpdateFn(now);

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
