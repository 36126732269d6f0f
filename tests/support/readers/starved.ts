// A fake PDF worker that gets no processor time for longer than its limit.
const nothing = new Int32Array(new SharedArrayBuffer(4));
Atomics.wait(nothing, 0, 0, 2_000);
process.stdout.write(`${JSON.stringify({ reason: null, isRewritten: false })}\n`);
