import type { ProductSize } from "@suvarna/contract/catalogue/schemas";
import { Dialog } from "@suvarna/ui/dialog.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { lazy, Suspense, useState } from "react";
import type { SizeKind } from "./size-kind.ts";

const SizeGuideContent = lazy(() =>
  import("./size-guide-content.tsx").then(({ SizeGuideContent }) => ({
    default: SizeGuideContent,
  })),
);

/** Opens the guide to ring or bangle sizes, which is loaded only then. */
export function SizeGuide({
  kind,
  sizes,
  onChoose,
}: {
  kind: SizeKind;
  sizes: readonly ProductSize[];
  onChoose(size: string): void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton
        onClick={() => setOpen(true)}
        className="-my-3 min-h-11! text-small! text-wine! noscript:hidden"
      >
        Size guide
      </TextButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={kind === "ring" ? "Find your ring size" : "Find your bangle size"}
      >
        <Suspense fallback={<div className="min-h-120" />}>
          <SizeGuideContent
            kind={kind}
            sizes={sizes}
            onChoose={(size) => {
              onChoose(size);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
