import { listingFailure } from "./listing-failure.ts";
import { ListingLoadFailure } from "./listing-load-failure.tsx";

/** The page that is shown when a piece could not be loaded. */
export function ProductFailed({ error }: { error: unknown }) {
  return <ListingLoadFailure failure={listingFailure(error)} />;
}
