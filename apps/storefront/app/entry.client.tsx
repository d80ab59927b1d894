import { StrictMode, startTransition } from "react";
import { HydratedRouter } from "react-router/dom";
import { hydrateRoot } from "./platform/first-paint/hydrate-root.ts";
import { startTrustedTypes } from "./platform/trusted-types.ts";

startTrustedTypes();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
