/** Cross-document view transitions (CSS View Transitions 2), for those who do not ask for less motion. */
export const EARLY_STYLE =
  "@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
