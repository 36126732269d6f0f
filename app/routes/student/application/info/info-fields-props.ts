import type { InfoPage } from "./info-page.server.ts";

/** The props of the fields of a section: their values, their errors, and the data of the page. */
export type InfoFieldsProps = {
  page: InfoPage;
  values: Record<string, string>;
  errors: Record<string, string>;
};
