import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * Gives an open dialog an entry of its own in the history, `#id`: Back closes it, Forward and a reload open it
 * again. A dialog that the browser opened before hydration gets its entry then.
 *
 * @returns whether the dialog is open; false on the server.
 */
export function useDialogHistory(id: string): boolean {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isAddressed = hash === `#${id}`;
  const page = pathname + search;
  const latest = useRef({ isAddressed, isOwnEntry: false, page, navigate });
  latest.current = { isAddressed, isOwnEntry: state?.dialog === id, page, navigate };

  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    const syncHistory = () => {
      const { isAddressed, isOwnEntry, page, navigate } = latest.current;
      setOpen(dialog.open);
      if (dialog.open === isAddressed) return;
      if (dialog.open) {
        const options = { state: { dialog: id }, preventScrollReset: true };
        void navigate(`${page}#${id}`, options);
      } else if (isOwnEntry) void navigate(-1);
      else void navigate(page, { replace: true, preventScrollReset: true });
    };
    if (latest.current.isAddressed && !dialog.open) dialog.showModal();
    syncHistory();
    const observer = new MutationObserver(syncHistory);
    observer.observe(dialog, { attributes: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [id]);

  const wasAddressed = useRef(isAddressed);
  useEffect(() => {
    if (wasAddressed.current === isAddressed) return;
    wasAddressed.current = isAddressed;
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement) || dialog.open === isAddressed) return;
    if (isAddressed) dialog.showModal();
    else dialog.close();
  }, [id, isAddressed]);
  return isOpen;
}
