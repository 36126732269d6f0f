import type { nonBlockingWarnings as french } from "../fr/non-blocking-warnings.ts";

export const nonBlockingWarnings: typeof french = {
  passport: {
    over: () =>
      "This passport has expired. You can continue; renew it before applying for a study permit.",
    before: () =>
      "This passport expires before the start of term. You can continue; plan to renew it before applying for a study permit.",
    soon: (months) =>
      `This passport expires ${months} ${months === 1 ? "month" : "months"} after the start of term. You can continue; plan to renew it before applying for a study permit.`,
  },
};
