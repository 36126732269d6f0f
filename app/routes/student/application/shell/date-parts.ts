/** The three inputs of a date among typed values. */
export function getDateParts(values: Record<string, string | undefined>, field: string) {
  return {
    day: values[`${field}.day`],
    month: values[`${field}.month`],
    year: values[`${field}.year`],
  };
}
