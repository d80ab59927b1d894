import { expect, it } from "vitest";
import { gstr1Csv } from "./gstr1-csv.ts";

const NONE = { b2cl: [], b2cs: [], exports: [], cdnur: [], hsn: [], issued: [] };

it("writes the months with the three letters that the GST offline tool reads", () => {
  const months = Array.from({ length: 12 }, (_, month) => {
    // Midnight in India is still the day before in UTC.
    const issuedAt = new Date(Date.UTC(2026, month, 8, 18, 30));
    const document = {
      number: "INV/2026/000001",
      issuedAt,
      total: 0,
      place: { code: "29", name: "Karnataka" },
      rateBp: 300,
      taxable: 0,
      igst: 0,
      cgst: 0,
      sgst: 0,
    };
    const [, row = ""] = gstr1Csv({ ...NONE, b2cl: [document] }, "b2cl").split("\r\n");
    return row.split(",")[1];
  });
  expect(months.join(" ")).toBe(
    "09-Jan-2026 09-Feb-2026 09-Mar-2026 09-Apr-2026 09-May-2026 09-Jun-2026 09-Jul-2026 09-Aug-2026 09-Sep-2026 09-Oct-2026 09-Nov-2026 09-Dec-2026",
  );
});
