import { expect, it } from "vitest";
import { csvCell, csvStream } from "./csv.ts";

it.each([
  ["meera@example.in", "meera@example.in"],
  ["=cmd|'/c calc'@example.in", "'=cmd|'/c calc'@example.in"],
  ["+1@example.in", "'+1@example.in"],
  ["-a@example.in", "'-a@example.in"],
  ["@sum", "'@sum"],
  [" =1+1", "' =1+1"],
  ["＝1+1", "'＝1+1"],
  ["＠sum", "'＠sum"],
  ["\t=1", "'\t=1"],
  ['a"b,c', '"a""b,c"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
])("writes %j as %j", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it("reads no further rows after the stream is closed", async () => {
  let read = 0;
  let isEnded = false;
  async function* rows() {
    try {
      for (;;) yield [String(++read)];
    } finally {
      isEnded = true;
    }
  }
  const file = csvStream(["number"], rows());
  for await (const part of file) if (String(part).includes("3")) break;
  await expect.poll(() => isEnded).toBe(true);
  expect(read).toBeLessThan(10);
});
