/**
 * A name, an attribute and an entity of XML 1.0 (sections 2.3, 3.1 and 4.1), in the characters that our files use.
 */
const NAME = String.raw`[A-Za-z_][\w.:-]*`;
const ENTITY = String.raw`&(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);`;
const ATTRIBUTE = String.raw`\s+${NAME}="(?:[^<&"]|${ENTITY})*"`;
const OPENING = new RegExp(String.raw`^<(${NAME})((?:${ATTRIBUTE})*)\s*(/?)>`);
const CLOSING = new RegExp(String.raw`^</(${NAME})\s*>`);
const TEXT = new RegExp(`^(?:[^<&]|${ENTITY})+`);
const DECLARATION = /^<\?xml version="1\.0" encoding="UTF-8"(?: standalone="(?:yes|no)")?\?>\s*/;
/** Characters that XML 1.0 cannot contain (section 2.2). */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/u;

/** Why a text is not a well-formed XML document; null when it is. */
export function findXmlFault(xml: string): string | null {
  if (FORBIDDEN.test(xml)) return "a sign that XML cannot hold";
  if (!DECLARATION.test(xml)) return "no declaration";
  let rest = xml.replace(DECLARATION, "").trimEnd();
  const open: string[] = [];
  let roots = 0;
  while (rest !== "") {
    const [whole = "", name = "", attributes = "", alone] = OPENING.exec(rest) ?? [];
    const closing = CLOSING.exec(rest);
    const text = open.length > 0 ? TEXT.exec(rest) : null;
    if (whole) {
      if (open.length === 0) roots += 1;
      const names = [...attributes.matchAll(/([\w.:-]+)="/g)].map(([, one]) => one);
      if (new Set(names).size < names.length) return `an attribute twice: ${whole}`;
      if (!alone) open.push(name);
    } else if (closing) {
      if (open.pop() !== closing[1]) return `closed out of turn: ${closing[0]}`;
    } else if (!text) return `not to be read: ${rest.slice(0, 60)}`;
    rest = rest.slice((whole || closing?.[0] || text?.[0] || "").length);
  }
  if (open.length > 0) return `not closed: ${open.join(", ")}`;
  return roots === 1 ? null : `${roots} roots`;
}
