/** Whether a form differs from the HTML that the server sent; edits made before hydration count too. */
export function isFormDirty(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
      return first !== undefined && !first.selected;
    }
    if (!(field instanceof HTMLInputElement)) return false;
    // A ticked box does not change its value, and React may set a value that differs from the attribute.
    if (/checkbox|radio/.test(field.type)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}
