/** The order into which a person has put a list, and the order of the list at that time. */
export interface OwnOrder {
  readonly ids: readonly string[];
  readonly base: readonly string[];
}

/**
 * Carries an order that is not published over to the list as it is now. Items that were added
 * meanwhile come last, and those that were removed are left out.
 * @returns null when somebody else has put the list into another order meanwhile, which replaces
 *   the unpublished one
 */
export function keptOrder({ ids, base }: OwnOrder, now: readonly string[]): string[] | null {
  const stayed = base.filter((id) => now.includes(id));
  const isMoved = now.filter((id) => base.includes(id)).join() !== stayed.join();
  if (isMoved) return null;
  const added = now.filter((id) => !base.includes(id));
  return [...ids.filter((id) => now.includes(id)), ...added];
}
