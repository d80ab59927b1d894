import type { Client } from "@suvarna/contract/client";
import { getCarousel, getCrousel } from "@suvarna/contract/content/calls";
import type { Slide } from "@suvarna/contract/content/schemas";

/**
 * Loads the shop's slides from the older of the API's two addresses for slides and, if this fails,
 * from the other address.
 * @throws ApiError, UnexpectedAnswer when both calls fail
 */
export function loadSlides(
  api: Client,
  options: { readonly signal: AbortSignal },
): Promise<readonly Slide[]> {
  const { signal } = options;
  return api.call(getCrousel, {}, { signal }).catch(() => api.call(getCarousel, {}, { signal }));
}
