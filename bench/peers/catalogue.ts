/** A piece of the shop, with the fields that every measured shop can store. */
export interface Piece {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** The price in rupees. */
  readonly price: number;
}

const PAGE = 100;

/** Reads all pieces from the shop's product list, with the prices of this moment. */
export async function readCatalogue(shop: string): Promise<readonly Piece[]> {
  const answer = await fetch(`${shop}/api/gold/products/paginated?limit=${PAGE}`);
  const { products } = (await answer.json()) as {
    readonly products: readonly (Omit<Piece, "price"> & { readonly discountedPrice: number })[];
  };
  return products.map(({ slug, name, description, category, discountedPrice }) => ({
    slug,
    name,
    description,
    category,
    price: discountedPrice,
  }));
}
