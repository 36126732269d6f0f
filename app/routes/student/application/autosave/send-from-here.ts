import type { Locale } from "#app/i18n/locale.ts";
import { type KeptNews, startKeptSender } from "./kept-sender.ts";
import { listWaiting, settle } from "./on-device.ts";
import { isOpen, LEFT } from "./open-pages.ts";
import { sendAnswers } from "./send-answers.ts";

type Asked = { locale: Locale; person: string; tell: (news: KeptNews[]) => void };

/** Sends what waits on this device of this person, now and each time something may have changed. Gives its end. */
export function sendFromHere({ locale, person, tell }: Asked): () => void {
  const sender = startKeptSender({
    list: async () => (await listWaiting(person)).filter(({ key }) => !isOpen(key)),
    send: ({ place, kept }) => sendAnswers(locale, place, kept),
    settle,
    tell,
  });
  const look = () => void sender.look();
  const seen = () => document.hidden || look();
  look();
  addEventListener("online", look);
  document.addEventListener(LEFT, look);
  document.addEventListener("visibilitychange", seen);
  return () => {
    sender.stop();
    removeEventListener("online", look);
    document.removeEventListener(LEFT, look);
    document.removeEventListener("visibilitychange", seen);
  };
}
