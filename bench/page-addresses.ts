/** The choices of the filters in a reply of the product list. */
interface Facets {
  readonly category: readonly { readonly value: string }[];
  readonly carat: readonly { readonly value: string }[];
}

const SORTS = ["featured", "newest", "price-asc", "price-desc", "weight-asc", "weight-desc"];
const PRICES = ["", "maxPrice=49999.99"];

/**
 * Returns the addresses of the shop's pages: all in its sitemap (home, categories, products,
 * articles, policies), and all combinations of the listing's filters and sort orders.
 */
export async function pageAddresses(
  shop: string,
): Promise<{ pages: readonly string[]; listings: readonly string[] }> {
  const index = await text(`${shop}/sitemap.xml`);
  const pages: string[] = [];
  // One part after the other: a shop with a million pieces has more than sixty, and refuses so many
  // large queries at once.
  for (const path of locations(index)) pages.push(...locations(await text(shop + path)));
  const list = await fetch(`${shop}/api/gold/products/paginated`);
  const { facets } = (await list.json()) as { facets: Facets };
  const categories = ["", ...facets.category.map(({ value }) => choice("category", value))];
  const carats = ["", ...facets.carat.map(({ value }) => choice("carat", value))];
  const listings = categories.flatMap((category) =>
    carats.flatMap((carat) =>
      PRICES.flatMap((price) =>
        SORTS.map((sort) => {
          const filters = [category, carat, price, `sort=${sort}`].filter(Boolean);
          return `/shop?${filters.join("&")}`;
        }),
      ),
    ),
  );
  return { pages, listings };
}

function choice(name: string, value: string): string {
  return String(new URLSearchParams({ [name]: value }));
}

/**
 * Returns the paths of the addresses in a sitemap. A sitemap has full addresses with XML escapes.
 */
function locations(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.text();
}
