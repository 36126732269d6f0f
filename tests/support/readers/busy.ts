// Stands for a reader that a document keeps busy for ever.
for (;;);
