import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { Query } from "#app/lib/query.ts";

/** In the address of a page that shows the answer to its form: the identifier of that answer. */
export const ANSWER_QUERY = "answer";

const ELEMENT_ID = "form-answer";

/** The answer of an action to a form that was sent without React, after the redirect to its page. */
export type FormAnswer = { id: string; data: unknown };

/** What an answer carries that is shown once, a secret for instance: it is stored in no cookie. */
export const SHOWN_ONCE = { shownOnce: true as const };

/** The server provides it; in the browser an element of the page carries it (`FormAnswerScript`). */
export const FormAnswerContext = createContext<FormAnswer | null>(
  typeof document === "undefined" ? null : readScript(document),
);

function readScript(page: Document): FormAnswer | null {
  const text = page.getElementById(ELEMENT_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Carries the answer to React in the browser; nothing on a page without one. */
export function FormAnswerScript() {
  const answer = useContext(FormAnswerContext);
  if (!answer) return null;
  const json = JSON.stringify({ id: answer.id, data: answer.data }).replaceAll("<", "\\u003c");
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
 * What the page's action answered: `actionData`, or the answer that the server redirected to the address of this page
 * (app/http/form-answer.server.ts).
 */
export function useFormAnswer<Answer>(actionData: Answer): Answer {
  const stored = useContext(FormAnswerContext);
  const { search } = useLocation();
  if (actionData !== undefined || !stored) return actionData;
  return new Query(search).text(ANSWER_QUERY) === stored.id ? (stored.data as Answer) : actionData;
}
