import { applicationData as en } from "./en/application-data.ts";
import { applicationData as fr } from "./fr/application-data.ts";
import { bilingual } from "./words.ts";

/** What an application is called in the archive of a person's data. */
export const applicationDataWords = bilingual(fr, en);
