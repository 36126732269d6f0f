import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { sessionMessages } from "#app/i18n/session.ts";
import { Toast } from "#app/ui/toast.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import { type PendingForm, watchForms } from "./session/area-data.ts";
import { signInAgain, watchSession } from "./signing-in/watch-session.ts";

/** In seconds; long enough to read the text twice. */
const TOAST_SECONDS = 10;

/**
 * In the layout of an area: names the user of the page for its forms, submits a form again after the user has signed in
 * again when the session has ended, shows a toast while forms find no network, and asks for a new sign-in after a
 * sign-out in another tab.
 */
export function SessionWatch({ userKey, name }: { userKey: string; name: string }) {
  const t = useMessages(sessionMessages);
  const submit = useSubmit();
  const [lostRequests, setLostRequests] = useState(0);
  useEffect(() => {
    const onReached = (isReached: boolean) =>
      setLostRequests((count) => (isReached ? 0 : count + 1));
    const onSessionLost = async ({ request, reason, fetcherKey }: PendingForm) => {
      // During an impersonation nobody signs in again: the guard sends the reloaded page to the sign-in.
      if (!userKey) return location.reload();
      // The dialog comes from the server.
      const isBack = await signInAgain(reason).catch(() => null);
      if (isBack === null) onReached(false);
      if (!isBack) return;
      const { pathname, search, hash } = new URL(request.url);
      const isMultipart = request.headers.get("Content-Type")?.startsWith("multipart/");
      await submit(await request.formData(), {
        method: "post",
        action: pathname + search + hash,
        encType: isMultipart ? "multipart/form-data" : "application/x-www-form-urlencoded",
        ...(fetcherKey && { navigate: false, fetcherKey }),
      });
    };
    watchForms({ userKey, onReached, onSessionLost });
    if (userKey) watchSession({ userKey, name, messages: t });
  }, [userKey, name, t, submit]);
  return (
    <>
      {/* before-hydration.js adds it to the forms. */}
      {userKey && <meta name="user-key" content={userKey} />}
      {lostRequests > 0 && (
        <Toast key={lostRequests} tone="warn" seconds={TOAST_SECONDS} closeLabel={t.close}>
          {t.noNetwork}
        </Toast>
      )}
    </>
  );
}
