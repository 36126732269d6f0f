import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { secondFactorMessages } from "../messages/second-factor.ts";

/** Shows the recovery codes. They are not shown again. */
export function RecoveryCodes({ codes, nextUrl }: { codes: string[]; nextUrl: string }) {
  const { codes: t } = useMessages(secondFactorMessages);
  return (
    <>
      <Notice tone="warn" title={t.title} role="status">
        {t.text}
      </Notice>
      <ol className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>
        <a className="btn btn-primary" href={nextUrl}>
          {t.goOn}
        </a>
      </p>
    </>
  );
}
