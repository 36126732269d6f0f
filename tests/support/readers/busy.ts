// A fake PDF worker that never finishes.
for (;;);
