import { expect, it } from "vitest";
import { gstr1Json } from "./gstr1-json.ts";

const NONE = { b2cl: [], b2cs: [], exports: [], cdnur: [], hsn: [], issued: [] };

it("names the taxes of a supply within the state also when credit notes have cancelled them", () => {
  const zero = { rateBp: 300, taxable: 0, igst: 0, cgst: 0, sgst: 0 };
  const b2cs = [
    { ...zero, place: { code: "29", name: "Karnataka" }, isWithinState: true },
    { ...zero, place: { code: "27", name: "Maharashtra" }, isWithinState: false },
  ];
  const head = { typ: "OE", rt: 3, txval: 0, csamt: 0 };
  expect(gstr1Json({ ...NONE, b2cs }, { gstin: "", month: "2026-11" }).b2cs).toEqual([
    { ...head, sply_ty: "INTRA", pos: "29", camt: 0, samt: 0 },
    { ...head, sply_ty: "INTER", pos: "27", iamt: 0 },
  ]);
});
