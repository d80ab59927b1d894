import { listingFailure } from "./listing-failure.ts";
import { NotLoaded } from "./not-loaded.tsx";

/** The page that is shown when a piece could not be loaded. */
export function ProductFailed({ error }: { error: unknown }) {
  return <NotLoaded failure={listingFailure(error)} />;
}
