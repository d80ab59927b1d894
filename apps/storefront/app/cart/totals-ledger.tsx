import type { Totals } from "@suvarna/contract/cart/schemas";
import { isExpressDelivery } from "@suvarna/domain/delivery-way";
import { indianState } from "@suvarna/domain/indian-states";
import { paise } from "@suvarna/domain/money";
import { gstParts } from "@suvarna/domain/tax";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import * as say from "@suvarna/words/here/cart";
import { EXPRESS_DELIVERY } from "@suvarna/words/here/policy-spans";
import { useShop } from "../platform/root-data.ts";

/**
 * The totals of a cart or an order, with one row for each amount. `totals` are in rupees, as the
 * API sends them.
 */
export function TotalsLedger({
  caption,
  totals,
  coupon,
  gstPercent,
  to,
  totalLabel = say.total,
  isTakenAway = false,
  isShort = false,
}: {
  caption: string;
  totals: Totals;
  /** The code of the coupon that gives the cart's discount. */
  coupon?: string | undefined;
  /** The GST rate, shown beside the GST; an order keeps the rate that it was placed with. */
  gstPercent?: number;
  /**
   * The country and the state of the delivery address, if known. They decide which taxes make up
   * the GST.
   */
  to?: { readonly country: string; readonly state: string };
  totalLabel?: string | undefined;
  /** Whether the pieces were taken along at the shop, so that nothing is shipped. */
  isTakenAway?: boolean | undefined;
  /** Whether the row of the discount is left out where there is no discount. */
  isShort?: boolean;
}) {
  const { subtotal, discount, gst, shipping, total } = totals;
  return (
    <Ledger
      caption={caption}
      rows={[
        { label: say.subtotal, value: <Amount paise={paise(subtotal)} /> },
        ...(isShort && discount === 0 && coupon === undefined
          ? []
          : [
              {
                label: say.discount,
                detail: coupon === undefined ? undefined : say.couponOf(coupon),
                value: <Amount paise={discount > 0 ? -paise(discount) : 0} />,
              },
            ]),
        {
          label: "GST",
          detail: (
            <>
              {gstPercent === undefined
                ? null
                : discount > 0
                  ? say.percentAfterDiscount(gstPercent)
                  : say.percentOfSubtotal(gstPercent)}
              {to && (to.country !== "India" || to.state) ? <GstLines gst={gst} to={to} /> : null}
            </>
          ),
          value: <Amount paise={paise(gst)} />,
        },
        ...(isTakenAway
          ? []
          : [
              {
                label: say.shipping,
                detail: isExpressDelivery(totals) ? EXPRESS_DELIVERY : undefined,
                value: shipping === 0 ? say.free : <Amount paise={paise(shipping)} />,
              },
            ]),
      ]}
      total={{ label: totalLabel, value: <Amount paise={paise(total)} /> }}
    />
  );
}

/** The taxes that make up the GST, by the shop's state and the buyer's. */
function GstLines({ gst, to }: { gst: number; to: { country: string; state: string } }) {
  const sellerState = useShop().gstin.slice(0, 2);
  const buyerState = to.country === "India" ? (indianState(to.state)?.code ?? null) : null;
  const { cgst, sgst, igst } = gstParts(paise(gst), sellerState, buyerState);
  return (
    <span className="block">
      {igst === undefined ? (
        <>
          <span className="whitespace-nowrap">
            CGST <Amount paise={cgst} />
          </span>{" "}
          <span className="whitespace-nowrap">
            + SGST <Amount paise={sgst} />
          </span>
        </>
      ) : (
        "IGST"
      )}
    </span>
  );
}
