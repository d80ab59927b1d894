import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { sizeGuide } from "@suvarna/words/here/navigation";
import { Suspense, useState } from "react";
import { SIZE_GUIDE } from "../site-map.ts";
import type { SizeKind } from "./size-kind.ts";

const SizeGuideDrawer = optionalPart(() =>
  import("./size-guide-drawer.tsx").then(({ SizeGuideDrawer }) => SizeGuideDrawer),
);

/**
 * The button that opens the guide to ring or bangle sizes in a drawer, whose code is loaded only
 * then. Without JavaScript the button is a link to the guide's page.
 */
export function SizeGuide({
  kind,
  sizes,
  chosen,
  onChoose,
}: {
  kind: SizeKind;
  sizes: readonly ProductSize[];
  chosen: string | null;
  onChoose(size: string): void;
}) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="link-gold -my-3 min-h-11 text-small text-wine noscript:hidden"
      >
        {sizeGuide}
      </button>
      <a href={SIZE_GUIDE} className="link-gold hidden text-small text-wine noscript:inline">
        {sizeGuide}
      </a>
      {open === null ? null : (
        <Suspense fallback={null}>
          <SizeGuideDrawer
            kind={kind}
            sizes={sizes}
            chosen={chosen}
            open={open}
            onClose={() => setOpen(false)}
            onChoose={(size) => {
              onChoose(size);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
