import type { Figures } from "@suvarna/contract/figures/staff-schemas";
import { Link } from "react-router";
import { Thumb } from "./thumb.tsx";

type Product = NonNullable<Figures["scarce"]>[number];

const WEEKS = 4;

/** The list of the products with a low stock. */
export function ScarceProducts({ products, all }: { products: readonly Product[]; all: number }) {
  return (
    <section aria-label="Low stock" className="min-w-0">
      <div className="mb-3 flex items-baseline">
        <h2>Low stock</h2>
        {all > 0 ? (
          <Link to="/products?view=low-stock" className="link ml-auto">
            All {all.toLocaleString("en-IN")}
          </Link>
        ) : null}
      </div>
      {products.length === 0 ? (
        <p className="bg-shell p-5 text-ink-soft">There is enough of everything.</p>
      ) : (
        <ul>
          {products.map((product) => (
            <li
              key={product.productId}
              className="flex min-h-12.25 min-w-0 items-center gap-3 border-b border-line"
            >
              <Thumb picture={product.picture} />
              <div className="min-w-0 flex-1">
                <Link
                  to={`/products/${product.productId}`}
                  className="clip font-medium hover:text-wine"
                  title={product.name}
                >
                  {product.name}
                </Link>
                <p className={`text-hint ${product.stock === 0 ? "text-alert" : "text-amber"}`}>
                  {wordsOf(product)}
                </p>
              </div>
              <span className="font-semibold">{product.stock}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function wordsOf({ stock, soldIn28Days }: Product): string {
  const pace =
    soldIn28Days >= WEEKS
      ? `sells ${Math.round(soldIn28Days / WEEKS)} a week`
      : soldIn28Days > 0
        ? `${soldIn28Days} sold in 28 days`
        : "none sold in 28 days";
  const words = stock === 0 ? `Sold out, ${pace}` : pace;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
