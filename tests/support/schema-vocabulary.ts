import { readFileSync } from "node:fs";

type SchemaType = { parents: string[]; properties: string[] };

/** The vocabulary of schema.org from the types of schema-dts: each type, what it inherits, its properties. */
const types = new Map<string, SchemaType>();
const source = readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8");
for (const [, name = "", above = "", body = ""] of source.matchAll(
  /interface (\w+)(?: extends ([^{]+))? \{([\s\S]*?)\n\}/g,
))
  types.set(name, {
    parents: above.split(",").map((parent) => parent.trim()),
    properties: [...body.matchAll(/^ {4}"(\w+)"\??:/gm)].map(([, property = ""]) => property),
  });

function listProperties(word: string): string[] {
  const { parents = [], properties = [] } = types.get(word) ?? {};
  return [...properties, ...parents.flatMap(listProperties)];
}

/** Lists types that are not in schema.org, and properties that their type does not have. */
export function findUnknownTerms(facts: unknown, path = ""): string[] {
  if (Array.isArray(facts))
    return facts.flatMap((one, index) => findUnknownTerms(one, `${path}/${index}`));
  if (typeof facts !== "object" || facts === null) return [];
  const { "@context": _, "@graph": graph, "@id": id, "@type": type, ...rest } = facts as Facts;
  if (graph) return findUnknownTerms(graph, path);
  const entries = Object.entries(rest);
  if (type === undefined && id !== undefined && entries.length === 0) return [];
  const leaf = `${type}Leaf`;
  if (!types.has(leaf)) return [`${path}: ${type} is no type`];
  const known = new Set(listProperties(leaf));
  return entries.flatMap(([property, value]) => [
    ...(known.has(property) ? [] : [`${path}: ${type} has no ${property}`]),
    ...findUnknownTerms(value, `${path}/${property}`),
  ]);
}

type Facts = { "@context"?: unknown; "@graph"?: unknown; "@id"?: unknown; "@type"?: string };
