import type { TypedFields } from "./form-fields.ts";

/** What a button beside a list does: `add:sections`, `remove:sections.2`, `up:…`, `down:…`. */
export type ItemAct = "add" | "remove" | "up" | "down";

type Item = TypedFields;

/**
 * The fields of a form with an item more, one less, or two in each other's place; everything else stays as it
 * was typed. `add` takes the path of the list, and the `type` of the new item where there are several.
 */
export function changeItems(
  typed: TypedFields,
  act: ItemAct,
  path: string,
  type = "",
): TypedFields {
  const cut = path.lastIndexOf(".");
  const list = act === "add" ? path : path.slice(0, cut);
  const place = Number(path.slice(cut + 1));
  const items = itemsOf(typed, list);
  if (act === "add") items.push(type ? { ".type": type } : {});
  else if (place >= 0 && place < items.length) {
    const [item = {}] = items.splice(place, 1);
    if (act !== "remove") items.splice(Math.max(0, place + (act === "up" ? -1 : 1)), 0, item);
  }
  return withItems(typed, list, items);
}

/** How many items a form says a list has; 60 at most. */
export function countOf(typed: TypedFields, list: string): number {
  const count = Number(typed[`${list}.#`] ?? 0);
  return Number.isInteger(count) && count > 0 ? Math.min(count, 60) : 0;
}

function itemsOf(typed: TypedFields, list: string): Item[] {
  const all = Object.entries(typed);
  return Array.from({ length: countOf(typed, list) }, (_, place) => {
    const own = `${list}.${place}`;
    const inside = all.filter(([key]) => key === own || key.startsWith(`${own}.`));
    return Object.fromEntries(inside.map(([key, value]) => [key.slice(own.length), value]));
  });
}

function withItems(typed: TypedFields, list: string, items: Item[]): TypedFields {
  const others = Object.entries(typed).filter(
    ([key]) => !/^\.(\d+(\.|$)|[#@]$)/.test(key.startsWith(list) ? key.slice(list.length) : ""),
  );
  const made = items.flatMap((item, place) =>
    Object.entries(item).map(([key, value]) => [`${list}.${place}${key}`, value]),
  );
  const there = items.length > 0 ? [[`${list}.@`, "on"]] : [];
  return Object.fromEntries([...others, ...made, ...there, [`${list}.#`, String(items.length)]]);
}
