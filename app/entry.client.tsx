import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPreHydrationInput } from "#app/client/pre-hydration-input.ts";
import { patchRequestFormData } from "#app/client/webkit-form-data.ts";

keepPreHydrationInput(document);
patchRequestFormData(window);

// Same shape as entry.server.tsx: one more sibling on either side would break useId silently.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
