import { getCreditNote } from "@suvarna/contract/invoices/calls";
import * as say from "@suvarna/words/here/order-page";
import { type MetaArgs, useParams } from "react-router";
import { pageMeta } from "../platform/meta.ts";
import { usePersonalQuery } from "../platform/queries.ts";
import { TaxDocumentPage } from "./tax-document-page.tsx";

export const meta = (place: MetaArgs) =>
  pageMeta({ title: say.paperTitle("Credit note"), personal: true }, place);

/** The page with the credit note of a cancelled or returned order, to read and print. */
export default function CreditNotePage() {
  const { id = "" } = useParams();
  const creditNote = usePersonalQuery(["credit note", id], (api, signal) =>
    api.call(getCreditNote, { params: { id } }, { signal }),
  );
  return <TaxDocumentPage title="Credit note" orderId={id} query={creditNote} />;
}
