import { getReceiptVoucher } from "@suvarna/contract/invoices/calls";
import * as say from "@suvarna/words/here/order-page";
import { type MetaArgs, useParams } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { TaxDocumentPage } from "./tax-document-page.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.paperTitle("Receipt voucher"), personal: true }, place);

/** The page of the receipt voucher of an order's advance, to read and print. */
export default function ReceiptVoucherPage() {
  const { id = "" } = useParams();
  const voucher = usePersonalQuery(["receipt voucher", id], (api, signal) =>
    api.call(getReceiptVoucher, { params: { id } }, { signal }),
  );
  return <TaxDocumentPage title="Receipt voucher" orderId={id} query={voucher} />;
}
