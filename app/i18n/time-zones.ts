import { defineMessages } from "./define-messages.ts";

const fr = {
  zones: { senegal: "heure de Dakar", cameroon: "heure de Yaoundé" },
  both: (dakar: string, yaounde: string) => `${dakar} à Dakar, ${yaounde} à Yaoundé`,
  named: (time: string, zone: string) => `${time} (${zone})`,
};

const en: typeof fr = {
  zones: { senegal: "Dakar time", cameroon: "Yaoundé time" },
  both: (dakar: string, yaounde: string) => `${dakar} in Dakar, ${yaounde} in Yaoundé`,
  named: (time: string, zone: string) => `${time} (${zone})`,
};

/** The names of the time zones of the campuses. */
export const timeZonesMessages = defineMessages(fr, en);
