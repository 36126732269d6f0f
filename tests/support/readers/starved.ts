// Stands for a reader that the machine leaves without the processor, for longer than it may use it.
const nothing = new Int32Array(new SharedArrayBuffer(4));
Atomics.wait(nothing, 0, 0, 2_000);
process.stdout.write(`${JSON.stringify({ reason: null, isRewritten: false })}\n`);
