/** Sets the value and dispatches `input`, so that listeners (React, autosave, dirty checks) see the change. */
export function setInputValue(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
