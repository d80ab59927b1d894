import { PicturesPanel } from "../media/index.ts";
import { Section } from "../parts/page.tsx";

/** The pictures of a product, which need a product that is kept and a person who may change it. */
export function PicturesSlot({
  productId,
  mayEdit,
}: {
  /** Null for a product that nobody has kept yet. */
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
