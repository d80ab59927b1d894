import { listingFailure } from "./listing-failure.ts";
import { NotLoaded } from "./not-loaded.tsx";

/** In place of a piece that could not be loaded. */
export function ProductFailed({ error }: { error: unknown }) {
  return <NotLoaded failure={listingFailure(error)} />;
}
