import {
  getDayBookCsv,
  getGstr1,
  getGstr1Csv,
  getTallyXml,
} from "@suvarna/contract/invoices/staff";
import type { BooksOfMonth, Gstr1Table } from "@suvarna/contract/invoices/staff-schemas";
import { Download } from "lucide";
import { useState } from "react";
import { Button } from "../parts/button.tsx";
import { Section } from "../parts/page.tsx";
import { toast } from "../parts/toast.ts";
import { api, sentenceOf } from "../platform/api.ts";
import { saveFile } from "../platform/save-file.ts";

const TABLES: Readonly<Record<Gstr1Table, string>> = {
  b2cl: "B2C large, to other states",
  b2cs: "B2C small, by state",
  exp: "Exports",
  cdnur: "Credit notes to unregistered",
  hsn: "HSN summary",
  docs: "Documents issued",
};

/** The files of a month's books for the GST portal and for an accountant's program. */
export function MonthFiles({ books: { month, gstin, tables } }: { books: BooksOfMonth }) {
  const days = daysOf(month);
  const names = Object.keys(TABLES) as Gstr1Table[];
  return (
    <>
      <Section title="GSTR-1">
        <FileRow
          name="Whole return, JSON of the offline tool"
          caption="Import it at the GST portal, or open it in the offline tool"
          save={async () => {
            const json = await api.call(getGstr1, { query: { month } });
            saveFile(`GSTR1-${gstin}-${month}.json`, "application/json", JSON.stringify(json));
          }}
        />
        {names.map((table) => (
          <FileRow
            key={table}
            name={`${TABLES[table]}, CSV`}
            caption={tables[table] === 1 ? "1 row" : `${tables[table]} rows`}
            save={async () => {
              const bytes = await api.call(getGstr1Csv, { query: { month, table } });
              saveFile(`gstr1-${table}-${month}.csv`, "text/csv", bytes);
            }}
          />
        ))}
      </Section>
      <Section title="Day book">
        <FileRow
          name="Day book, CSV"
          caption="A row for each invoice and credit note, with the reference of its payment"
          save={async () => {
            const bytes = await api.call(getDayBookCsv, { query: days });
            saveFile(`day-book-${month}.csv`, "text/csv", bytes);
          }}
        />
        <FileRow
          name="Vouchers, XML for Tally"
          caption="Ledgers: Sales - Jewellery, Output CGST, Output SGST, Output IGST, Delivery Charges, and one for shoppers by each way to pay"
          save={async () => {
            const bytes = await api.call(getTallyXml, { query: days });
            saveFile(`tally-${month}.xml`, "application/xml", bytes);
          }}
        />
      </Section>
    </>
  );
}

/** The first and the last day of a month. */
function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return {
    from: `${month}-01`,
    to: `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`,
  };
}

function FileRow({
  name,
  caption,
  save,
}: {
  name: string;
  caption: string;
  save(): Promise<void>;
}) {
  const [isBusy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      toast.failed(`${name} was not made`, sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-1.5">
      <div className="min-w-0 flex-1">
        {name}
        <span className="block text-hint text-ink-mute">{caption}</span>
      </div>
      <Button
        small
        icon={Download}
        aria-label={`Save ${name}`}
        busy={isBusy && "Making it"}
        onClick={() => void run()}
      >
        Save
      </Button>
    </div>
  );
}
