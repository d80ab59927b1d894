import { getBooksOfMonth } from "@suvarna/contract/invoices/staff";
import type { BooksOfMonth } from "@suvarna/contract/invoices/staff-schemas";
import { indianDay } from "@suvarna/domain/indian-day";
import { type Paise, paise } from "@suvarna/domain/money";
import { useSearchParams } from "react-router";
import { TextField } from "../parts/field.tsx";
import { Money } from "../parts/money.tsx";
import { PageHead, Section } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { useRead } from "../platform/queries.ts";
import { BooksTabs } from "./books-tabs.tsx";
import { MonthFiles } from "./month-files.tsx";

/** The page of a month's books for the accountant: their sums, and the files for other programs. */
export function ExportsPage() {
  const [params, setParams] = useSearchParams();
  const thisMonth = indianDay(new Date()).slice(0, 7);
  const monthParameter = params.get("month") ?? "";
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(monthParameter) ? monthParameter : thisMonth;
  const books = useRead(getBooksOfMonth, { query: { month } });
  return (
    <>
      <PageHead title="Books" caption="What the accountant takes: sums and files of a month" />
      <BooksTabs />
      <TextField
        label="Month"
        type="month"
        className="mb-5 w-48"
        value={month}
        max={thisMonth}
        onChange={(event) => setParams({ month: event.currentTarget.value })}
      />
      <Answer of={books} what="The books">
        {(sums) => (
          <div className="max-w-240">
            <Section
              title="Sums"
              first
              end={
                <span className="text-caption text-ink-mute">
                  GSTIN <span className="code">{sums.gstin}</span>
                </span>
              }
            >
              <Sums books={sums} />
            </Section>
            <MonthFiles books={sums} />
          </div>
        )}
      </Answer>
    </>
  );
}

const COLUMNS = [
  { of: "taxable", head: "Taxable" },
  { of: "cgst", head: "CGST" },
  { of: "sgst", head: "SGST" },
  { of: "igst", head: "IGST" },
  { of: "shipping", head: "Delivery" },
  { of: "total", head: "Total" },
] as const;

function Sums({ books: { invoices, creditNotes } }: { books: BooksOfMonth }) {
  const rows = [
    { name: "Invoices", sums: invoices },
    { name: "Credit notes", sums: creditNotes },
  ];
  const both = (of: (typeof COLUMNS)[number]["of"]) => paise(invoices[of]) + paise(creditNotes[of]);
  return (
    <table className="w-full border-collapse max-md:[&_:is(table,tbody,tfoot,tr,th)]:block">
      <caption className="sr-only">Sums of the month</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-strong text-right text-hint text-ink-mute">
          <th scope="col" className="py-2 text-left font-medium">
            Documents
          </th>
          {COLUMNS.map(({ of, head }) => (
            <th key={of} scope="col" className="py-2 pl-4 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sums }) => (
          <tr key={name} className="border-b border-line text-right max-md:py-2">
            <th
              scope="row"
              className="py-2 text-left font-normal whitespace-nowrap max-md:py-0.5 max-md:font-medium"
            >
              {name}, {sums.count}
            </th>
            {COLUMNS.map(({ of, head }) => (
              <Sum key={of} head={head} paise={paise(sums[of])} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-3 border-double border-line-strong text-right font-semibold max-md:py-2">
          <th scope="row" className="py-2 text-left max-md:py-0.5">
            Together
          </th>
          {COLUMNS.map(({ of, head }) => (
            <Sum key={of} head={head} paise={both(of)} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** A sum of the month. On a phone the name of the column stands beside the sum. */
function Sum({ head, paise }: { head: string; paise: Paise }) {
  return (
    <td className="py-2 pl-4 max-md:flex max-md:justify-between max-md:py-0.5 max-md:pl-0">
      <span aria-hidden className="text-hint font-normal text-ink-mute md:hidden">
        {head}
      </span>
      <Money paise={paise} />
    </td>
  );
}
