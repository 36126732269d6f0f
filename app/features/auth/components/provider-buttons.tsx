import { Icon } from "#app/ui/icon.tsx";
import { useMessages, usePath } from "#app/ui/use-messages.ts";
import { accessMessages } from "../messages/access.ts";
import type { ProviderId } from "../sign-in/provider.ts";
import { withNext } from "../sign-in/with-next.ts";

const providerIcons = { google: "google-logo", facebook: "facebook-logo-fill" } as const;

/** One button for each enabled provider. Each is a form, so it needs no script. */
export function ProviderButtons({ providers, next }: { providers: ProviderId[]; next: string }) {
  const t = useMessages(accessMessages).signIn;
  const path = usePath();
  return (
    <div className="sign-in-providers">
      {providers.map((id) => (
        <form
          key={id}
          method="post"
          action={withNext(path(`/connexion/${id}`), next)}
          data-provider={id}
        >
          <button type="submit" className={`btn is-${id}`}>
            <Icon name={providerIcons[id]} />
            <span lang="en">{t[id]}</span>
          </button>
        </form>
      ))}
    </div>
  );
}
