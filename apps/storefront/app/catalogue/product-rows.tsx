import type { Product } from "@suvarna/contract/catalogue/schemas";
import { REPAIR_MONTHS, RETURN_DAYS } from "@suvarna/domain/policies";
import { Drawer } from "@suvarna/ui/drawer.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { PanelWaiting } from "@suvarna/ui/panel-waiting.tsx";
import * as language from "@suvarna/words/here/language";
import * as metals from "@suvarna/words/here/metal";
import * as say from "@suvarna/words/here/product-facts";
import { FileCheck, Gem, RotateCcw } from "lucide";
import { Suspense, useState } from "react";
import { type ChosenPiece, metalInColour, weightText } from "../pieces/index.ts";
import { ExchangeRow } from "../worth/index.ts";
import { CollapsibleRow, DrawerRow } from "./collapsible-row.tsx";
import { isOnlyMadeToOrder } from "./made-to-order.ts";
import { PriceBreakUp } from "./price-break-up.tsx";
import { DetailsTable } from "./product-details.tsx";

const CertificateContent = optionalPart(() =>
  import("./certificate-drawer.tsx").then(({ CertificateContent }) => CertificateContent),
);
const ReturnsContent = optionalPart(() =>
  import("./returns-content.tsx").then(({ ReturnsContent }) => ReturnsContent),
);

/**
 * The rows below the buying controls. The row of the price break-up expands; the rows of
 * certificate, hallmark and returns show a short answer and open a drawer. For a sold-out piece there
 * is a row with the piece's details, because other pieces take their place below.
 */
export function ProductRows({
  product,
  chosen,
  isEngraved = false,
}: {
  product: Product;
  chosen: ChosenPiece;
  /** Whether the piece gets an engraving, after which it is exchanged but not refunded. */
  isEngraved?: boolean;
}) {
  const [open, setOpen] = useState<"certificate" | "returns" | null>(null);
  const { isAvailable, stock } = chosen;
  const madeToOrder = isAvailable && stock === null;
  const close = () => setOpen(null);
  return (
    <div className="mt-4.5 border-b border-line">
      <PriceBreakUp
        product={product}
        chosen={chosen}
        open={product.isAvailable && !isOnlyMadeToOrder(product)}
      />
      <DrawerRow
        icon={FileCheck}
        label={say.certificateAndHallmark}
        {...proofOf(product, madeToOrder)}
        onOpen={() => setOpen("certificate")}
      />
      <ExchangeRow product={product} chosen={chosen} />
      {product.isAvailable ? null : (
        <CollapsibleRow
          icon={Gem}
          label={say.details}
          answer={metalInColour(product)}
          note={say.netAndDimensions(weightText(chosen.netWeight), language.dimensionsOf(product))}
        >
          <DetailsTable product={product} chosen={chosen} />
        </CollapsibleRow>
      )}
      {isAvailable ? (
        <DrawerRow
          icon={RotateCcw}
          label={say.returnsAndRepairs}
          {...returnsOf(madeToOrder, isEngraved)}
          onOpen={() => setOpen("returns")}
        />
      ) : null}
      <Drawer open={open === "certificate"} onClose={close} title={say.certificateAndHallmark}>
        <Suspense fallback={<PanelWaiting className="min-h-120" />}>
          <CertificateContent product={product} madeToOrder={madeToOrder} />
        </Suspense>
      </Drawer>
      <Drawer open={open === "returns"} onClose={close} title={say.returnsAndRepairs}>
        <Suspense fallback={<PanelWaiting className="min-h-60" />}>
          <ReturnsContent madeToOrder={madeToOrder} isEngraved={isEngraved} />
        </Suspense>
      </Drawer>
    </div>
  );
}

/**
 * The proofs of a piece: its HUID or its hallmark, and its report. A piece that is made to order
 * gets its own HUID when it is made.
 */
function proofOf(product: Product, madeToOrder: boolean) {
  const { huid, certificate, metal, metalColour, kind, isAvailable } = product;
  const report = /\bIGI\b/.test(certificate ?? "") ? say.reportOfIgi : null;
  const isHallmarked = huid !== null || /hallmark/i.test(certificate ?? "");
  if (huid && !madeToOrder)
    return { answer: `HUID ${huid}`, note: [report, say.hallmarkOfBis].filter(Boolean).join(", ") };
  if (isHallmarked && !isAvailable) {
    const note = kind === "earrings" ? say.huidWithPair : say.huidWithPiece;
    return { answer: report ?? say.hallmarkOfBis, note };
  }
  if (isHallmarked) return { answer: say.hallmarkOfBis, note: say.huidWhenFinished };
  return {
    answer: (metal === "Silver" ? null : certificate) ?? metals.metalColourWords(metalColour),
    note: report ?? undefined,
  };
}

function returnsOf(madeToOrder: boolean, isEngraved: boolean) {
  const repair = say.repairWithin(REPAIR_MONTHS);
  if (madeToOrder) return { answer: say.madeForYou, note: say.backOnlyIfDamaged };
  if (isEngraved) return { answer: say.exchangedNotRefunded, note: repair };
  return { answer: say.returnDays(RETURN_DAYS), note: repair };
}
