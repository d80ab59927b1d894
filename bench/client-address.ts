/**
 * Returns the header in which a proxy names a client's network address. Each request number gives
 * another address, as if many shoppers made the requests, so that no rate limit per address is
 * reached.
 */
export function fromClient(request: number): { readonly "x-forwarded-for": string } {
  const parts = [(request >> 16) & 255, (request >> 8) & 255, request & 255];
  return { "x-forwarded-for": `10.${parts.join(".")}` };
}
