import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { Query } from "#app/lib/query.ts";

/** Query parameter of a page that shows the result of its form: the identifier of that result. */
export const ACTION_RESULT_QUERY = "answer";

const ELEMENT_ID = "form-answer";

/** The result of an action for a form that was submitted without React, after the redirect to its page. */
export type ActionResult = { id: string; data: unknown };

/** Marks a result that is shown only once, a secret for instance; it is stored in no cookie. */
export const SHOWN_ONCE = { shownOnce: true as const };

/** The server provides the result; in the browser an element of the page contains it (`ActionResultScript`). */
export const ActionResultContext = createContext<ActionResult | null>(
  typeof document === "undefined" ? null : parseActionResult(document),
);

function parseActionResult(page: Document): ActionResult | null {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Passes the result to React in the browser; renders nothing on a page without one. */
export function ActionResultScript() {
  const result = useContext(ActionResultContext);
  if (!result) return null;
  const json = JSON.stringify({ id: result.id, data: result.data }).replaceAll("<", "\\u003c");
  return (
    <script
      id={ELEMENT_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" ends no element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/**
 * Returns the result of the page's action: `actionData`, or the result that the server stored before it redirected to
 * this page (app/http/action-result-cookie.server.ts).
 */
export function useActionResult<Result>(actionData: Result): Result {
  const stored = useContext(ActionResultContext);
  const { search } = useLocation();
  if (actionData !== undefined || !stored) return actionData;
  return new Query(search).text(ACTION_RESULT_QUERY) === stored.id
    ? (stored.data as Result)
    : actionData;
}
