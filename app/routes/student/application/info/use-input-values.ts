import { useEffect, useRef, useState } from "react";

/**
 * What is written now in some inputs of the form around `here`; first, what the server wrote in them. `isLeft`: nobody
 * is typing in one of them.
 */
export function useInputValues(initialValues: Record<string, string>) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(initialValues);
  const [isIdle, setIdle] = useState(true);
  const names = Object.keys(initialValues).join(" ");
  useEffect(() => {
    const form = containerRef.current?.closest("form");
    if (!form) return;
    const read = () =>
      setValues(
        Object.fromEntries(
          names.split(" ").map((name) => {
            const input = form.elements.namedItem(name) as { value?: string } | null;
            return [name, input?.value ?? ""];
          }),
        ),
      );
    // A person may have typed before any script ran.
    read();
    const onInput = ({ target }: Event) => {
      // The button of a correction writes in an input where nobody is.
      const isFocused = target === document.activeElement;
      if (isFocused && names.split(" ").includes((target as HTMLInputElement).name)) setIdle(false);
      read();
    };
    const onChange = () => setIdle(true);
    form.addEventListener("input", onInput);
    form.addEventListener("change", onChange);
    return () => {
      form.removeEventListener("input", onInput);
      form.removeEventListener("change", onChange);
    };
  }, [names]);
  return { containerRef, values, isIdle };
}
