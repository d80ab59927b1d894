/**
 * The header with which a proxy names a client, for the request of this number: each request comes
 * from another address, as those of many shoppers do, so that no limit for one address is met.
 */
export function fromClient(request: number): { readonly "x-forwarded-for": string } {
  const parts = [(request >> 16) & 255, (request >> 8) & 255, request & 255];
  return { "x-forwarded-for": `10.${parts.join(".")}` };
}
