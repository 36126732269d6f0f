import type { FieldValues } from "./form-fields.ts";

/** The action of a list button, submitted as `add:sections` or `remove:sections.2`. */
export type ItemAction = "add" | "remove" | "up" | "down";

type ItemFields = FieldValues;

/**
 * Adds, removes or moves a list item in form fields and keeps all other values. `add` takes the path of the list, and
 * the `type` of the new item where there are several.
 */
export function changeItems(
  values: FieldValues,
  action: ItemAction,
  path: string,
  type = "",
): FieldValues {
  const lastDot = path.lastIndexOf(".");
  const listPath = action === "add" ? path : path.slice(0, lastDot);
  const index = Number(path.slice(lastDot + 1));
  const items = parseItems(values, listPath);
  if (action === "add") items.push(type ? { ".type": type } : {});
  else if (index >= 0 && index < items.length) {
    const [item = {}] = items.splice(index, 1);
    if (action !== "remove") items.splice(Math.max(0, index + (action === "up" ? -1 : 1)), 0, item);
  }
  return replaceItems(values, listPath, items);
}

/** The submitted length of a list, limited to 60. */
export function getItemCount(values: FieldValues, listPath: string): number {
  const count = Number(values[`${listPath}.#`] ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, 60) : 0;
}

function parseItems(values: FieldValues, listPath: string): ItemFields[] {
  const all = Object.entries(values);
  return Array.from({ length: getItemCount(values, listPath) }, (_, index) => {
    const itemPath = `${listPath}.${index}`;
    const itemEntries = all.filter(([key]) => key === itemPath || key.startsWith(`${itemPath}.`));
    return Object.fromEntries(
      itemEntries.map(([key, value]) => [key.slice(itemPath.length), value]),
    );
  });
}

function replaceItems(values: FieldValues, listPath: string, items: ItemFields[]): FieldValues {
  const others = Object.entries(values).filter(
    ([key]) =>
      !/^\.(\d+(\.|$)|[#@]$)/.test(key.startsWith(listPath) ? key.slice(listPath.length) : ""),
  );
  const itemEntries = items.flatMap((item, index) =>
    Object.entries(item).map(([key, value]) => [`${listPath}.${index}${key}`, value]),
  );
  const presenceFlag = items.length > 0 ? [[`${listPath}.@`, "on"]] : [];
  return Object.fromEntries([
    ...others,
    ...itemEntries,
    ...presenceFlag,
    [`${listPath}.#`, String(items.length)],
  ]);
}
