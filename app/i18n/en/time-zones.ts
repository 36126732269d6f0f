import type { timeZones as fr } from "../fr/time-zones.ts";

export const timeZones: typeof fr = {
  zones: { senegal: "Dakar time", cameroon: "Yaoundé time" },
  both: (dakar: string, yaounde: string) => `${dakar} in Dakar, ${yaounde} in Yaoundé`,
  named: (time: string, zone: string) => `${time} (${zone})`,
};
