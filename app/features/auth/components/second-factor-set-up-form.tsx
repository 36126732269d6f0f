import { Button } from "#app/ui/button.tsx";
import { useAddressWithoutHash } from "#app/ui/use-address-without-hash.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { SecondFactorSetUp } from "../factor/second-factor-set-up.server.ts";
import { secondFactorMessages } from "../messages/second-factor.ts";
import { CodeField } from "./code-field.tsx";

type SecondFactorSetUpFormProps = {
  setUp: SecondFactorSetUp;
  /** The message of the code field. */
  error?: string;
  submittedCode?: string;
};

/** The three steps of setting up a second factor: install an application, add the key, enter a code. */
export function SecondFactorSetUpForm({ setUp, error, submittedCode }: SecondFactorSetUpFormProps) {
  const { setUp: t } = useMessages(secondFactorMessages);
  const address = useAddressWithoutHash();
  return (
    <form className="set-up" method="post" action={address} noValidate>
      <ol className="set-up-steps">
        <li>
          <h2>{t.step1}</h2>
          <p>{t.step1Text}</p>
        </li>
        <li>
          <h2>{t.step2}</h2>
          <p>{t.step2Text}</p>
          <QrCode {...setUp.qrCode} label={t.qr} />
          <p>
            <a className="set-up-open" href={setUp.keyUri}>
              {t.open}
            </a>
          </p>
          <p>{t.byHand}</p>
          <p className="set-up-secret" translate="no">
            {setUp.secret}
          </p>
        </li>
        <li>
          <h2>{t.step3}</h2>
          <CodeField label={t.code} hint={t.clock} error={error} submittedCode={submittedCode} />
          <Button type="submit" name="intent" value="confirm">
            {t.submit}
          </Button>
        </li>
      </ol>
    </form>
  );
}

/** Dark on white in both themes: cameras do not read an inverted code. */
function QrCode({ side, path, label }: SecondFactorSetUp["qrCode"] & { label: string }) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path className="qr-canvas" d={`M0 0h${side}v${side}h-${side}z`} />
      <path d={path} />
    </svg>
  );
}
