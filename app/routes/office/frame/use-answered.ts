import { useState } from "react";
import { useNavigation } from "react-router";

/** How many forms of this person the page has answered: all of them, or those of one intent. */
export function useAnswered(intent?: string): number {
  const { formMethod, formData } = useNavigation();
  const isOnItsWay = formMethod === "POST" && (!intent || formData?.get("intent") === intent);
  const [acts, setActs] = useState({ isOnItsWay, answered: 0 });
  if (isOnItsWay !== acts.isOnItsWay)
    setActs({ isOnItsWay, answered: acts.answered + (isOnItsWay ? 0 : 1) });
  return acts.answered;
}
