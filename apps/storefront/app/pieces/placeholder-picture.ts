const COVERS = ["rings", "necklaces", "earrings", "bangles", "mangalsutra", "silver"] as const;

/**
 * The address of one of six generic pictures, for a piece whose own picture could not be loaded.
 */
export function placeholderPicture({ slug }: { readonly slug: string }): string {
  let sum = 0;
  for (const character of slug) sum += character.charCodeAt(0);
  return `/pictures/cover-${COVERS[sum % COVERS.length]}.jpg`;
}
