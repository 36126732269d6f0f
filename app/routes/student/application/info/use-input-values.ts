import { useEffect, useRef, useState } from "react";

/**
 * Returns the current values of some inputs of the form around `containerRef`; before hydration those that the server
 * rendered. `isIdle` is false while the user types in one of them.
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
    // The user may have typed before hydration.
    read();
    const onInput = ({ target }: Event) => {
      // A correction button writes into an input that is not focused.
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
