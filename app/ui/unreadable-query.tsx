import { queryMessages } from "#app/i18n/query.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { UnreadableParameter } from "#app/lib/query.ts";
import { Notice } from "./notice.tsx";
import { useMessages } from "./use-messages.ts";

type UnreadableQueryProps = {
  values: UnreadableParameter[];
  /** The label of each filter, by its name in the address; the name itself stands for a missing one. */
  labels: Record<string, string>;
};

/** Says which filters of the address are not applied, with what was written there; nothing when all are. */
export function UnreadableQuery({ values, labels }: UnreadableQueryProps) {
  const t = useMessages(queryMessages);
  if (values.length === 0) return null;
  return (
    <Notice tone="warn" role="alert" title={t.title}>
      {values.map(({ name, value }) => (
        <p key={name} dir="auto">
          {t.unreadable(getOwnValue(labels, name) ?? name, value)}
        </p>
      ))}
    </Notice>
  );
}
