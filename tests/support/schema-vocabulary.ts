import { readFileSync } from "node:fs";

type SchemaType = { parents: string[]; properties: string[] };

/** The words of schema.org, as the types of schema-dts list them: each type, what it inherits, what it has. */
const words = new Map<string, SchemaType>();
const source = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
for (const [, name = "", above = "", body = ""] of source.matchAll(
  /interface (\w+)(?: extends ([^{]+))? \{([\s\S]*?)\n\}/g,
))
  words.set(name, {
    parents: above.split(",").map((parent) => parent.trim()),
    properties: [...body.matchAll(/^ {4}"(\w+)"\??:/gm)].map(([, property = ""]) => property),
  });

function listProperties(word: string): string[] {
  const { parents = [], properties = [] } = words.get(word) ?? {};
  return [...properties, ...parents.flatMap(listProperties)];
}

/** What is not a word of schema.org in these facts, or a property that its type does not have. */
export function strangeWords(facts: unknown, way = ""): string[] {
  if (Array.isArray(facts))
    return facts.flatMap((one, index) => strangeWords(one, `${way}/${index}`));
  if (typeof facts !== "object" || facts === null) return [];
  const { "@context": _, "@graph": graph, "@id": id, "@type": type, ...rest } = facts as Facts;
  if (graph) return strangeWords(graph, way);
  const entries = Object.entries(rest);
  if (type === undefined && id !== undefined && entries.length === 0) return [];
  const leaf = `${type}Leaf`;
  if (!words.has(leaf)) return [`${way}: ${type} is no type`];
  const known = new Set(listProperties(leaf));
  return entries.flatMap(([property, value]) => [
    ...(known.has(property) ? [] : [`${way}: ${type} has no ${property}`]),
    ...strangeWords(value, `${way}/${property}`),
  ]);
}

type Facts = { "@context"?: unknown; "@graph"?: unknown; "@id"?: unknown; "@type"?: string };
