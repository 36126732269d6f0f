// Preloaded into a built server (NODE_OPTIONS): redirects requests for Google and Facebook to PROVIDER_STUB, and
// moves the clock eleven minutes ahead at each SIGUSR2.
const stub = process.env.PROVIDER_STUB;
const originalFetch = globalThis.fetch;
globalThis.fetch = (address, init) => {
  const url = new URL(address instanceof Request ? address.url : address);
  const isProvider = /(^|\.)(google(apis)?|facebook)\.com$/.test(url.hostname);
  return originalFetch(isProvider ? new URL(url.pathname + url.search, stub) : address, init);
};

let offsetMs = 0;
process.on("SIGUSR2", () => {
  offsetMs += 660_000;
});
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length > 0) super(...(parts as [number]));
    else super(RealDate.now() + offsetMs);
  }
  static override now(): number {
    return RealDate.now() + offsetMs;
  }
} as DateConstructor;
