import { useEffect, useRef, useState } from "react";

/**
 * What is written now in some inputs of the form around `here`; first, what the server wrote in them. `isLeft`: nobody
 * is typing in one of them.
 */
export function useTyped(first: Record<string, string>) {
  const here = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(first);
  const [isLeft, setLeft] = useState(true);
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
    const typing = ({ target }: Event) => {
      // The button of a correction writes in an input where nobody is.
      const isHere = target === document.activeElement;
      if (isHere && names.split(" ").includes((target as HTMLInputElement).name)) setLeft(false);
      read();
    };
    const leave = () => setLeft(true);
    form.addEventListener("input", typing);
    form.addEventListener("change", leave);
    return () => {
      form.removeEventListener("input", typing);
      form.removeEventListener("change", leave);
    };
  }, [names]);
  return { here, typed, isLeft };
}
