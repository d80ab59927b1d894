import { getPackingSlip } from "@suvarna/contract/orders/papers";
import { Printer } from "lucide";
import { useParams } from "react-router";
import { Button } from "../parts/button.tsx";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useKey } from "../platform/keys.ts";
import { useRead } from "../platform/queries.ts";
import { sayTime } from "../platform/times.ts";
import { Slip } from "./packing-slip.tsx";

/** The packing slip of an order, which is put into the parcel. The key P prints it. */
export function PackingSlipPage() {
  const { id = "" } = useParams();
  const slip = useRead(getPackingSlip, { params: { id } });
  useKey("p", () => window.print());
  return (
    <Answer of={slip} what="The packing slip">
      {(paper) => (
        <>
          <PageHead
            title={`Packing slip ${paper.orderNumber}`}
            heading={
              <>
                Packing slip <span className="code font-body">{paper.orderNumber}</span>
              </>
            }
            crumbs={[
              { to: "/orders", name: "Orders" },
              { to: `/orders/${id}`, name: paper.orderNumber },
            ]}
            crumb="Packing slip"
            caption={
              paper.giftMessage === null
                ? `${paper.lines.length === 1 ? "1 line" : `${paper.lines.length} lines`}, placed ${sayTime(paper.placedAt)}`
                : paper.toCollect === null
                  ? "A gift: the slip has no prices"
                  : "A gift: the slip has no prices but the cash that the courier collects"
            }
            actions={
              <Button kind="primary" icon={Printer} hotkey="P" onClick={() => window.print()}>
                Print
              </Button>
            }
          />
          <Slip slip={paper} />
        </>
      )}
    </Answer>
  );
}
