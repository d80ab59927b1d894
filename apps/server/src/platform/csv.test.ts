import { expect, it } from "vitest";
import { csvCell } from "./csv.ts";

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
