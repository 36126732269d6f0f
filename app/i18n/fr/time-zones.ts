export const timeZones = {
  zones: { senegal: "heure de Dakar", cameroon: "heure de Yaoundé" },
  both: (dakar: string, yaounde: string) => `${dakar} à Dakar, ${yaounde} à Yaoundé`,
  named: (time: string, zone: string) => `${time} (${zone})`,
};
