import type { Totals } from "@suvarna/contract/cart/schemas";
import { EXPRESS_DELIVERY, goesExpress } from "@suvarna/domain/delivery-way";
import { indianState } from "@suvarna/domain/indian-states";
import { paise } from "@suvarna/domain/money";
import { gstParts } from "@suvarna/domain/tax";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import { useShop } from "../platform/root-data.ts";

/** What a cart or an order comes to, line by line. `totals` are the wire's, in rupees. */
export function TotalsLedger({
  caption,
  totals,
  coupon,
  gstPercent,
  to,
}: {
  caption: string;
  totals: Totals;
  /** The code of the coupon that the discount is of. */
  coupon?: string | undefined;
  /** Says what the GST follows from; an order's own rate may be another than today's. */
  gstPercent?: number;
  /** Where it goes, as far as that is known: says which taxes the GST is. */
  to?: { readonly country: string; readonly state: string };
}) {
  const { subtotal, discount, gst, shipping, total } = totals;
  const base = discount > 0 ? "the subtotal less the discount" : "the subtotal";
  return (
    <Ledger
      caption={caption}
      rows={[
        { label: "Subtotal", value: <Amount paise={paise(subtotal)} /> },
        {
          label: "Discount",
          detail: coupon === undefined ? undefined : `Coupon ${coupon}`,
          value: <Amount paise={discount > 0 ? -paise(discount) : 0} />,
        },
        {
          label: "GST",
          detail: (
            <>
              {gstPercent === undefined ? null : `${gstPercent}% of ${base}`}
              {to && (to.country !== "India" || to.state) ? <GstParts gst={gst} to={to} /> : null}
            </>
          ),
          value: <Amount paise={paise(gst)} />,
        },
        {
          label: "Shipping",
          detail: goesExpress(totals) ? EXPRESS_DELIVERY : undefined,
          value: shipping === 0 ? "Free" : <Amount paise={paise(shipping)} />,
        },
      ]}
      total={{ label: "Total", value: <Amount paise={paise(total)} /> }}
    />
  );
}

/** Which taxes the GST is made of, by the shop's state and the buyer's. */
function GstParts({ gst, to }: { gst: number; to: { country: string; state: string } }) {
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
