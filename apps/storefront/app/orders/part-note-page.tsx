import { getPartNote } from "@suvarna/contract/invoices/calls";
import * as say from "@suvarna/words/here/order-page";
import { type MetaArgs, useParams } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { TaxDocumentPage } from "./tax-document-page.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.paperTitle("Credit note"), personal: true }, place);

/** The page of the credit note over a refund in part, to read and print. */
export default function PartNotePage() {
  const { id = "", refundId = "" } = useParams();
  const creditNote = usePersonalQuery(["part note", id, refundId], (api, signal) =>
    api.call(getPartNote, { params: { id, refundId } }, { signal }),
  );
  return <TaxDocumentPage title="Credit note" orderId={id} query={creditNote} />;
}
