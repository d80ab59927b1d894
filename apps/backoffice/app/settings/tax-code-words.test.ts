import type { TaxCodes } from "@suvarna/contract/settings/staff-schemas";
import { expect, it } from "vitest";
import { codeFields, codeProblem, codesOf } from "./tax-code-words.ts";

const CODES: TaxCodes = {
  hsn: { gold: "711319", silver: "711311", coin: "711890" },
  prefixes: {
    invoice: "INV",
    "credit note": "CRN",
    "receipt voucher": "RCV",
    "refund voucher": "RFV",
    "delivery challan": "DCH",
  },
  series: [{ kind: "invoice", next: "INV/2627/000124", hasBegun: true }],
};
const fieldOf = (name: string) => {
  const field = codeFields(CODES).find((each) => each.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const problem = (name: "hsn.gold" | "prefix.invoice", text: string) =>
  codeProblem(CODES, { [name]: text }, fieldOf(name));

it("shows each code with its value, and the next number of a series", () => {
  expect(codeFields(CODES)).toHaveLength(8);
  expect(fieldOf("prefix.invoice")).toMatchObject({ value: "INV", hint: "next: INV/2627/000124" });
});

it("parses the typed codes, and does not change the others", () => {
  const codes = codesOf(CODES, { "prefix.invoice": " sv", "hsn.gold": "71131910 " });
  expect(codes.prefixes).toEqual({ ...CODES.prefixes, invoice: "SV" });
  expect(codes.hsn).toEqual({ ...CODES.hsn, gold: "71131910" });
});

it("describes the error of a code", () => {
  expect(problem("hsn.gold", "7113")).toBeNull();
  expect(problem("hsn.gold", "711")).toBe("Write 4, 6 or 8 digits");
  expect(problem("prefix.invoice", "sv")).toBeNull();
  expect(problem("prefix.invoice", "SV/26")).toBe("Write 1 to 3 letters and digits");
  expect(problem("prefix.invoice", "crn")).toBe("Another kind of document has it");
});
