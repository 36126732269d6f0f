import type { InfoPage } from "./info-page.server.ts";

/** What the fields of a part need: their values, their errors, and what the page knows. */
export type InfoFieldsProps = {
  page: InfoPage;
  values: Record<string, string>;
  errors: Record<string, string>;
};
