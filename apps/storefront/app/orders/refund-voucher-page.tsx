import { getRefundVoucher } from "@suvarna/contract/invoices/calls";
import * as say from "@suvarna/words/here/order-page";
import { type MetaArgs, useParams } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { TaxDocumentPage } from "./tax-document-page.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.paperTitle("Refund voucher"), personal: true }, place);

/** The page of the refund voucher of a returned advance, to read and print. */
export default function RefundVoucherPage() {
  const { id = "" } = useParams();
  const voucher = usePersonalQuery(["refund voucher", id], (api, signal) =>
    api.call(getRefundVoucher, { params: { id } }, { signal }),
  );
  return <TaxDocumentPage title="Refund voucher" orderId={id} query={voucher} />;
}
