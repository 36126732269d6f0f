import { beforeSending as en } from "./en/before-sending.ts";
import { beforeSending as fr } from "./fr/before-sending.ts";
import { bilingual } from "./words.ts";

/** What may be looked at before an application is sent, and is never refused. */
export const beforeSendingWords = bilingual(fr, en);
