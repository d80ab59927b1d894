/**
 * The hit that the Enter key adds: the first hit of the typed words. While the list still shows the
 * hits of earlier words, Enter adds nothing.
 * @param search.words what the user has typed
 * @param search.query the words that were last searched for
 * @param search.isPlaceholder whether the hits are those of an earlier query
 */
export function hitOfEnter<Hit>({
  words,
  query,
  isPlaceholder,
  hits,
}: {
  readonly words: string;
  readonly query: string;
  readonly isPlaceholder: boolean;
  readonly hits: readonly Hit[];
}): Hit | undefined {
  return isPlaceholder || query !== words.trim() ? undefined : hits[0];
}
