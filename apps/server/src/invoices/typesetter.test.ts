import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { expect, it } from "vitest";
import { openTypesetter } from "./typesetter.ts";

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads the texts that a PDF states beside its glyphs. */
function statedTexts(pdf: Buffer): string[] {
  return [...pdf.toString("latin1").matchAll(/ActualText \(((?:\\.|[^)\\])*)\)/gs)].map(
    ([, escaped = ""]) => {
      const bytes = escaped.replace(/\\(.)/gs, (_all, letter) => ESCAPED[letter] ?? letter);
      // The text is in UTF-16 with the high byte first, and begins with a mark of this order.
      return Buffer.from(bytes, "latin1").swap16().toString("utf16le").slice(1);
    },
  );
}

it("states the letters of a script of India beside its glyphs, and no others", async () => {
  const doc = new PDFDocument({ compress: false, font: null as unknown as string });
  const pdf = buffer(doc);
  const type = openTypesetter(doc);
  type.set("Description · विवरण", { x: 10, y: 10, width: 400 }, { size: 10 });
  type.set("लक्ष्मी रोड, ਗੁਰਮੁਖੀ", { x: 10, y: 40, width: 400 }, { size: 10 });
  doc.end();
  expect(statedTexts(await pdf)).toEqual(["विवरण", "लक्ष्मी", "रोड", "ਗੁਰਮੁਖੀ"]);
});
