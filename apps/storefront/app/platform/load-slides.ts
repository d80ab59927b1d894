import type { Client } from "@suvarna/contract/client";
import { getCarousel, getCrousel } from "@suvarna/contract/content/calls";
import type { Slide } from "@suvarna/contract/content/schemas";

/**
 * Loads the shop's slides from the older of their two addresses and, if that fails, from the other.
 * @throws ApiError, UnexpectedAnswer when both fail
 */
export function loadSlides(
  api: Client,
  options: { readonly signal: AbortSignal },
): Promise<readonly Slide[]> {
  const { signal } = options;
  return api.call(getCrousel, {}, { signal }).catch(() => api.call(getCarousel, {}, { signal }));
}
