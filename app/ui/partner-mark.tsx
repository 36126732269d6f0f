import { getOwnValue } from "#app/lib/get-own-value.ts";

const symbols: Record<string, [outline: string, center: string]> = {
  diamond: ["M24 3 45 24 24 45 3 24Z", "M24 14 34 24 24 34 14 24Z"],
  star: [
    "M24 4a20 20 0 1 0 .1 0Z",
    "M24 13l3.2 7.2 7.8.8-5.8 5.2 1.6 7.8-6.8-4-6.8 4 1.6-7.8-5.8-5.2 7.8-.8Z",
  ],
  shield: ["M8 6h32v22q0 10-16 17Q8 38 8 28Z", "M24 15l9 9-9 9-9-9Z"],
  arch: ["M4 24a20 20 0 0 1 40 0Z", "M10 30h28l-14 14Z"],
  blocks: ["M6 6h15v36H6ZM27 6h15v15H27Z", "M27 27h15v15H27Z"],
  peak: ["M24 4 44 40H4Z", "M24 20l9 16H15Z"],
  bars: ["M4 12h40v8H4ZM4 28h40v8H4Z", "M12 20h24v8H12Z"],
  tiles: ["M4 4h18v18H4ZM26 26h18v18H26Z", "M35 4 44 13 35 22 26 13ZM13 26l9 9-9 9-9-9Z"],
  drop: ["M24 4q18 10 18 22a18 18 0 0 1-36 0Q6 14 24 4Z", "M24 20a8 8 0 1 0 .1 0Z"],
};

/** Names of the available symbols. */
export const partnerMarkNames = Object.keys(symbols);

type PartnerMarkProps = {
  /**
   * diamond, star, shield, arch, blocks, peak, bars, tiles or drop. Another name always gives the same one of these.
   */
  name: string;
};

/** An abstract symbol shown until the logo of a partner is uploaded. */
export function PartnerMark({ name }: PartnerMarkProps) {
  const [outline, center] = getOwnValue(symbols, name) ??
    getOwnValue(symbols, pickSymbolName(name)) ?? ["", ""];
  return (
    <svg className="partner-mark" viewBox="0 0 48 48" aria-hidden="true">
      <path d={outline} />
      <path d={center} />
    </svg>
  );
}

function pickSymbolName(name: string): string {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return partnerMarkNames[sum % partnerMarkNames.length] ?? "diamond";
}
