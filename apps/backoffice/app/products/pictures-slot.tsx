import { PicturesPanel } from "../media/index.ts";
import { Section } from "../parts/page.tsx";

/**
 * The section of a product's pictures. It needs a saved product, and a user with the permission to
 * change it.
 */
export function PicturesSlot({
  productId,
  mayEdit,
}: {
  /** The id of the product; null while the product is not saved yet. */
  productId: string | null;
  mayEdit: boolean;
}) {
  if (productId !== null && mayEdit) return <PicturesPanel productId={productId} />;
  return (
    <Section title="Pictures" id="pictures">
      <p className="text-ink-soft">
        {productId === null
          ? "Pictures can be added once the draft is kept."
          : "Pictures are shown to those who may change the product."}
      </p>
    </Section>
  );
}
