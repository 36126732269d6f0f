import { queryMessages } from "#app/i18n/query.ts";
import { getOwnValue } from "#app/lib/get-own-value.ts";
import type { UnreadableParameter } from "#app/lib/query.ts";
import { Notice } from "./notice.tsx";
import { useMessages } from "./use-messages.ts";

type UnreadableQueryProps = {
  values: UnreadableParameter[];
  /** Label by parameter name; without one the name is shown. */
  labels: Record<string, string>;
};

/** Warns that some query parameters are invalid and not applied. Renders nothing when all are valid. */
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
