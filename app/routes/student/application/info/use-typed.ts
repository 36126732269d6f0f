import { useEffect, useRef, useState } from "react";

/** What is written now in some inputs of the form around `here`; first, what the server wrote in them. */
export function useTyped(first: Record<string, string>) {
  const here = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(first);
  const names = Object.keys(first).join(" ");
  useEffect(() => {
    const form = here.current?.closest("form");
    if (!form) return;
    const read = () =>
      setTyped(
        Object.fromEntries(
          names.split(" ").map((name) => {
            const input = form.elements.namedItem(name) as { value?: string } | null;
            return [name, input?.value ?? ""];
          }),
        ),
      );
    // A person may have typed before any script ran.
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [names]);
  return { here, typed };
}
