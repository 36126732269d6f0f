import type { clock as fr } from "../fr/clock.ts";

export const clock: typeof fr = {
  zones: { senegal: "Dakar time", cameroon: "Yaoundé time" },
  both: (dakar: string, yaounde: string) => `${dakar} in Dakar, ${yaounde} in Yaoundé`,
  named: (time: string, zone: string) => `${time} (${zone})`,
};
