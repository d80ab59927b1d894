import type { Invoice } from "@suvarna/contract/invoices/schemas";
import {
  lineFigures,
  pieceWords,
  priceWords,
  refersToWords,
  rowsBelowTotal,
  stateWords,
  type TaxDocumentLine,
  taxDocumentNotes,
  totalLabel,
  totalRows,
} from "@suvarna/contract/invoices/tax-document-words";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Ledger } from "@suvarna/ui/ledger.tsx";
import { lang, langOfData } from "@suvarna/words/here/language";
import { dateOfDocument, documentLabel } from "@suvarna/words/here/tax-document";
import type { ReactNode } from "react";
import "./printed-tax-document.css";

type PartyAddress = Pick<Invoice["deliverTo"], "name" | "address" | "state" | "stateCode">;

/**
 * A tax invoice, credit note or voucher as HTML, with the same content as its PDF (server:
 * draw-invoice.ts).
 */
export function TaxDocument({ title, taxDocument }: { title: string; taxDocument: Invoice }) {
  const { seller, buyer, deliverTo, placeOfSupply, order, refersTo } = taxDocument;
  return (
    <article
      lang={langOfData}
      aria-labelledby="tax-document"
      className="tax-document border border-line bg-surface px-5 py-8 text-small sm:px-11 sm:py-11 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap justify-between gap-x-11 gap-y-6 border-b border-line-strong pb-6">
        <address className="wrap-anywhere min-w-0 not-italic">
          <b className="block font-display text-[1.375rem] font-normal text-ink">{seller.name}</b>
          <Lines of={seller.address} />
          <span className="block">
            GSTIN {seller.gstin} · {stateWords(seller)}
          </span>
          {seller.cin ? <span className="block">CIN {seller.cin}</span> : null}
          <span className="block">
            {seller.phone} · {seller.email}
          </span>
        </address>
        <div className="sm:text-right print:text-right">
          <h1 id="tax-document" className="text-[1.375rem]">
            <DocumentLabel>{title}</DocumentLabel>
          </h1>
          <p className="num font-semibold">{taxDocument.number}</p>
          <p>
            <DocumentLabel>{`Date ${dateOfDocument(taxDocument.issuedAt)}`}</DocumentLabel>
          </p>
          {refersTo ? (
            <p>
              <DocumentLabel>
                {`${refersToWords(taxDocument)} ${refersTo.number} of ${dateOfDocument(refersTo.issuedAt)}`}
              </DocumentLabel>
            </p>
          ) : null}
          <p>
            <DocumentLabel>
              {`Order ${order.number} of ${dateOfDocument(order.placedAt)}`}
            </DocumentLabel>
          </p>
          <p>{order.paymentMethod}</p>
        </div>
      </header>
      <div className="grid gap-6 py-6 sm:grid-cols-3 print:grid-cols-3">
        <Party label="Billed to" of={buyer}>
          {buyer.pan ? <span className="block">PAN {buyer.pan}</span> : null}
        </Party>
        <Party label="Delivered to" of={deliverTo} />
        <div>
          <Label>Place of supply</Label>
          <p>
            {placeOfSupply.state} ({placeOfSupply.code})
          </p>
          <div className="mt-3">
            <Label>Reverse charge</Label>
            <p>
              <DocumentLabel>No</DocumentLabel>
            </p>
          </div>
        </div>
      </div>
      <TaxDocumentLines taxDocument={taxDocument} />
      <div className="mt-6 grid gap-9 sm:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-[minmax(0,1fr)_20rem]">
        <p className="font-semibold max-sm:order-last print:order-none">{taxDocument.inWords}</p>
        <TaxDocumentTotals taxDocument={taxDocument} />
      </div>
      <footer className="mt-9 flex flex-wrap justify-between gap-x-11 gap-y-6 text-caption text-ink-soft print:flex-nowrap">
        <div className="max-w-100">
          {taxDocumentNotes(taxDocument).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <div className="sm:text-right print:text-right">
          <p className="text-small text-ink">For {seller.name}</p>
          <p className="mt-9">
            <DocumentLabel>Authorised signatory</DocumentLabel>
          </p>
        </div>
      </footer>
    </article>
  );
}

/**
 * A label of a tax document. In Hindi it has the Hindi words beside the English ones, each marked with
 * its language, so that a screen reader pronounces both.
 */
function DocumentLabel({ children }: { children: string }) {
  const [label, words] = documentLabel(children).split(" · ");
  if (words === undefined) return label;
  return (
    <>
      {label} · <span lang={lang}>{words}</span>
    </>
  );
}

function Label({ children }: { children: string }) {
  return (
    <h2 className="mb-1 font-body text-caption font-medium text-ink-mute">
      <DocumentLabel>{children}</DocumentLabel>
    </h2>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return of.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
    <span key={place} className="block">
      {line}
    </span>
  ));
}

function Party({ label, of, children }: { label: string; of: PartyAddress; children?: ReactNode }) {
  return (
    <div className="min-w-0">
      <Label>{label}</Label>
      <address className="wrap-anywhere not-italic">
        <b className="block font-semibold">{of.name}</b>
        <Lines of={of.address} />
        <span className="block">{stateWords(of)}</span>
        {children}
      </address>
    </div>
  );
}

/** The pieces of a tax document: a table, or blocks on a phone's screen. */
function TaxDocumentLines({ taxDocument }: { taxDocument: Invoice }) {
  const lines: readonly TaxDocumentLine[] = taxDocument.lines;
  const figures = lineFigures(taxDocument);
  return (
    <table className="tax-document-lines">
      <caption className="sr-only">The pieces</caption>
      <thead>
        <tr>
          <th scope="col">
            <DocumentLabel>Description</DocumentLabel>
          </th>
          {figures.map(({ label }) => (
            <th key={label} scope="col">
              <DocumentLabel>{label}</DocumentLabel>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          <tr key={place}>
            <th scope="row">
              <b className="block font-semibold">{line.name}</b>
              <span className="block text-caption text-ink-soft">{pieceWords(line)}</span>
              <span className="block text-caption text-ink-soft">
                {priceWords(taxDocument, line)}
              </span>
            </th>
            {figures.map(({ label, of }) => (
              <td key={label} data-label={documentLabel(label)}>
                {of(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The amounts below the pieces of a tax document, down to the total. */
function TaxDocumentTotals({ taxDocument }: { taxDocument: Invoice }) {
  const row = (label: string, rupees: number) => ({
    label,
    shownLabel: <DocumentLabel>{label}</DocumentLabel>,
    value: <Amount paise={paise(rupees)} />,
  });
  const below = rowsBelowTotal(taxDocument);
  return (
    <div>
      <Ledger
        caption="What it comes to"
        rows={totalRows(taxDocument).map(({ label, rupees }) => row(label, rupees))}
        total={row(totalLabel(taxDocument), taxDocument.total)}
      />
      {below.length > 0 ? (
        <dl className="mt-3.5 space-y-1.5">
          {below.map(({ label, rupees }) => (
            <div key={label} className="flex justify-between gap-5 text-ink-soft">
              <dt>
                <DocumentLabel>{label}</DocumentLabel>
              </dt>
              <dd>
                <Amount paise={paise(rupees)} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
