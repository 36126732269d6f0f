/**
 * Returns the errors of a form as pairs of field name and text, in the order of `labels`: the order of the fields on
 * the page, which the schema of the form may not have. Fields without a label come last.
 */
export function sortFieldErrors(
  errors: Record<string, string>,
  labels: Record<string, string>,
): [field: string, text: string][] {
  const names = Object.keys(labels);
  const getPosition = (field: string) => {
    const position = names.indexOf(field);
    return position < 0 ? names.length : position;
  };
  return Object.entries(errors).toSorted(([one], [other]) => getPosition(one) - getPosition(other));
}
