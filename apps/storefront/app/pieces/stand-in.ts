const COVERS = ["rings", "necklaces", "earrings", "bangles", "mangalsutra", "silver"] as const;

/** A picture of the shop's kinds of pieces, for a piece whose own could not be loaded: one of six. */
export function standInOf({ slug }: { readonly slug: string }): string {
  let sum = 0;
  for (const character of slug) sum += character.charCodeAt(0);
  return `/pictures/cover-${COVERS[sum % COVERS.length]}.jpg`;
}
