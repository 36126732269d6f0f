import { accessMessages } from "#app/i18n/access.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import type { ProviderId } from "../sign-in/provider.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

/** The providers above a form of e-mail and password: the same to come in and to open an account. */
export function ProviderSignIn(props: { providers: ProviderId[]; next: string }) {
  const { signIn } = useMessages(accessMessages);
  if (props.providers.length === 0) return null;
  return (
    <>
      <ProviderButtons {...props} />
      <p className="or-divider">{signIn.or}</p>
    </>
  );
}
