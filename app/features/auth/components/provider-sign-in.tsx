import { useMessages } from "#app/ui/use-messages.ts";
import { accessMessages } from "../messages/access.ts";
import type { ProviderId } from "../sign-in/provider.ts";
import { ProviderButtons } from "./provider-buttons.tsx";

/** The provider buttons above the email form, on the sign-in and the sign-up page. */
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
