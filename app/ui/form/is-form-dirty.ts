/** Whether a form holds what the page did not come with: typed, ticked or chosen, also before scripts ran. */
export function isFormDirty(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (field instanceof HTMLSelectElement) {
      const options = [...field.options];
      const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
      return first !== undefined && !first.selected;
    }
    if (!(field instanceof HTMLInputElement)) return false;
    // The value of a box that is ticked says nothing typed, and may differ from its attribute.
    if (/checkbox|radio/.test(field.type)) return field.checked !== field.defaultChecked;
    return field.value !== field.defaultValue;
  });
}
