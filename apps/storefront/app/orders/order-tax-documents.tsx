import {
  getCreditNotePdf,
  getInvoicePdf,
  getPartNotePdf,
  getReceiptVoucherPdf,
  getRefundVoucherPdf,
} from "@suvarna/contract/invoices/calls";
import type { Order } from "@suvarna/contract/orders/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/order-page";
import { FileDown, FileText } from "lucide";
import { Link } from "react-router";
import { useOrderCall } from "./use-order-call.ts";

/** The tax documents of an order, each as a page to read and print, and as a PDF file. */
export function OrderTaxDocuments({ order }: { order: Order }) {
  const { _id: id, invoiceNumber, creditNoteNumber } = order;
  const { receiptVoucherNumber, refundVoucherNumber } = order;
  return (
    <div className="flex flex-col items-start gap-3.5">
      {receiptVoucherNumber ? (
        <TaxDocumentLinks
          label="Receipt voucher"
          number={receiptVoucherNumber}
          page={`/orders/${id}/receipt-voucher`}
          read={(api) => api.call(getReceiptVoucherPdf, { params: { id } })}
        />
      ) : null}
      {invoiceNumber ? (
        <TaxDocumentLinks
          label="Tax invoice"
          number={invoiceNumber}
          page={`/orders/${id}/invoice`}
          read={(api) => api.call(getInvoicePdf, { params: { id } })}
        />
      ) : null}
      {order.refunds?.map(({ _id: refundId, creditNoteNumber: number }) =>
        number ? (
          <TaxDocumentLinks
            key={refundId}
            label="Credit note"
            number={number}
            page={`/orders/${id}/refunds/${refundId}/credit-note`}
            read={(api) => api.call(getPartNotePdf, { params: { id, refundId } })}
          />
        ) : null,
      )}
      {creditNoteNumber ? (
        <TaxDocumentLinks
          label="Credit note"
          number={creditNoteNumber}
          page={`/orders/${id}/credit-note`}
          read={(api) => api.call(getCreditNotePdf, { params: { id } })}
        />
      ) : null}
      {refundVoucherNumber ? (
        <TaxDocumentLinks
          label="Refund voucher"
          number={refundVoucherNumber}
          page={`/orders/${id}/refund-voucher`}
          read={(api) => api.call(getRefundVoucherPdf, { params: { id } })}
        />
      ) : null}
    </div>
  );
}

function TaxDocumentLinks({
  label,
  number,
  page,
  read,
}: {
  label: string;
  number: string;
  page: string;
  read: Parameters<typeof useOrderCall<Uint8Array>>[0];
}) {
  const [busy, fetchPdf] = useOrderCall(read);
  async function press(): Promise<void> {
    const pdf = await fetchPdf();
    if (pdf) save(pdf, `${number.replaceAll("/", "-")}.pdf`);
  }
  return (
    <div>
      <p className="num">
        {say.paperTitle(label)} {number}
      </p>
      <p className="flex gap-5">
        <Link
          to={page}
          aria-label={say.openPaper(say.paperTitle(label), number)}
          className="link-gold inline-flex min-h-7 items-center gap-1.5 text-caption text-ink-soft hover:text-wine"
        >
          <Icon of={FileText} size={17} />
          {say.open}
        </Link>
        <TextButton
          aria-label={say.downloadPaper(say.paperTitle(label), number)}
          busy={busy}
          aria-busy={busy}
          onClick={() => void press()}
          className="inline-flex items-center gap-1.5"
        >
          <Icon of={FileDown} size={17} />
          PDF
        </TextButton>
      </p>
    </div>
  );
}

/** Downloads a file by an API call, because a plain link could not send the login token. */
function save(pdf: Uint8Array, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([pdf as Uint8Array<ArrayBuffer>], { type: "application/pdf" }),
  );
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
