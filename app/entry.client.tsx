import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTypedAreas } from "#app/late/typed-before.ts";
import { giveFormsBack } from "#app/late/whole-forms.ts";

keepTypedAreas(document);
giveFormsBack(window);

// Same shape as entry.server.tsx: one more sibling on either side would break useId silently.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
