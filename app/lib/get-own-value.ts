/**
 * Gets the value that a record itself holds under a key. Use it wherever the key comes from an address, a form or a
 * stored text: `record[key]` would also find `constructor`, `toString` and `__proto__`, which every object inherits.
 *
 * @returns The value, or undefined when the key is missing, null or inherited.
 */
export function getOwnValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string | null | undefined,
): Value | undefined {
  return typeof key === "string" && Object.hasOwn(record, key) ? record[key] : undefined;
}
