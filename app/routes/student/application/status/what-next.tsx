import type { Campus } from "#app/features/access/actor.ts";
import { applicationMessages } from "#app/features/admissions/messages/application.ts";
import { applicationStatusMessages } from "#app/features/admissions/messages/application-status.ts";
import { useMessages } from "#app/ui/use-messages.ts";

/** What happens after the submission, in order. */
export function WhatNext({ campus, choices }: { campus: Campus; choices: number }) {
  const status = useMessages(applicationStatusMessages);
  const { campuses } = useMessages(applicationMessages);
  const steps = [
    { when: status.next1, what: status.next1Text(campuses[campus]), className: "is-done" },
    { when: status.next2, what: status.next2Text, className: "is-current" },
    { when: status.next3, what: status.next3Text(choices) },
    { when: status.next4, what: status.next4Text },
  ];
  return (
    <section className="block">
      <h2>{status.next}</h2>
      <div className="card">
        <ol className="timeline">
          {steps.map(({ when, what, className }) => (
            <li key={when} className={className}>
              <b>{when}</b>
              <span>{what}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
