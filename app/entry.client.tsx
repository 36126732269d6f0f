import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPreHydrationInput } from "#app/client/pre-hydration-input.ts";
import { patchRequestFormData } from "#app/client/webkit-form-data.ts";

keepPreHydrationInput(document);
patchRequestFormData(window);

// Must have the same element structure as entry.server.tsx: a different number of siblings would break useId without an
// error.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
