import type { StaffProduct } from "@suvarna/contract/catalogue/staff-products-schemas";
import { PicturesPanel } from "../media/index.ts";
import { Section } from "../parts/page.tsx";

/**
 * The section of a product's pictures. It needs a saved product. Users who may not change the
 * product see the pictures only, and so does everybody while the product is archived.
 */
export function PicturesSlot({
  product,
  mayEdit,
}: {
  /** The product; null while it is not saved yet. */
  product: Pick<StaffProduct, "_id" | "name" | "pictures"> | null;
  mayEdit: boolean;
}) {
  if (product && mayEdit) return <PicturesPanel productId={product._id} />;
  return (
    <Section title="Pictures" id="pictures">
      {product === null ? (
        <p className="text-ink-soft">Pictures can be added once the draft is kept.</p>
      ) : product.pictures.length === 0 ? (
        <p className="text-ink-soft">No picture yet.</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {product.pictures.map((picture, place) => (
            <li key={picture}>
              <img
                src={picture}
                alt={`${product.name}, view ${place + 1}`}
                width={148}
                height={148}
                loading="lazy"
                className="size-37 bg-shell object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
