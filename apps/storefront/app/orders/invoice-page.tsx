import { getInvoice } from "@suvarna/contract/invoices/calls";
import * as say from "@suvarna/words/here/order-page";
import { type MetaArgs, useParams } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { TaxDocumentPage } from "./tax-document-page.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.paperTitle("Tax invoice"), personal: true }, place);

/** The page of the tax invoice of an order, to read and print. */
export default function InvoicePage() {
  const { id = "" } = useParams();
  const invoice = usePersonalQuery(["invoice", id], (api, signal) =>
    api.call(getInvoice, { params: { id } }, { signal }),
  );
  return <TaxDocumentPage title="Tax invoice" orderId={id} query={invoice} />;
}
