import { ApiError } from "@suvarna/contract/client";

/**
 * Tells whether the user has no such order or ticket. The API answers the same for another user's
 * order as for an order that does not exist.
 */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}
