import { secondFactorWords } from "#app/i18n/second-factor.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useWords } from "#app/ui/use-words.ts";

/** The recovery codes, the one time they are shown. */
export function RecoveryCodes({ codes, onward }: { codes: string[]; onward: string }) {
  const { codes: words } = useWords(secondFactorWords);
  return (
    <>
      <Notice tone="warn" title={words.title} role="status">
        {words.text}
      </Notice>
      <ol className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>
        <a className="btn btn-primary" href={onward}>
          {words.goOn}
        </a>
      </p>
    </>
  );
}
