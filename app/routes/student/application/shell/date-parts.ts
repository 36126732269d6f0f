/** Returns the three inputs of a date from submitted values. */
export function getDateParts(values: Record<string, string | undefined>, field: string) {
  return {
    day: values[`${field}.day`],
    month: values[`${field}.month`],
    year: values[`${field}.year`],
  };
}
