/**
 * Returns the own value of a record. Use it for every key that comes from an address, a form or a stored text,
 * because `record[key]` also finds inherited names such as `constructor` and `__proto__`.
 * @returns Undefined when the key is missing, null or inherited.
 */
export function getOwnValue<Value>(
  record: Readonly<Record<string, Value>>,
  key: string | null | undefined,
): Value | undefined {
  return typeof key === "string" && Object.hasOwn(record, key) ? record[key] : undefined;
}
