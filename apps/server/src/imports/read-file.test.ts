import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { readFile, UnreadableFile } from "./read-file.ts";

/** A file with this many rows, each with a name that has a surrogate pair and a line break. */
const file = (rows: number) =>
  Buffer.from(
    `model,name\n${Array.from({ length: rows }, (_, row) => `SV-${row},"कड़ा 💍\n${row}"`).join("\n")}`,
  );

it("reads a large file whole, and lets other work go on meanwhile", async () => {
  let turns = 0;
  let isRead = false;
  const reading = readFile(file(20_000)).finally(() => {
    isRead = true;
  });
  while (!isRead) {
    await setImmediate();
    turns++;
  }
  const { rows } = await reading;
  expect(rows).toHaveLength(20_000);
  expect(rows[0]).toEqual({ row: 2, cells: ["SV-0", "कड़ा 💍\n0"] });
  expect(rows.at(-1)).toEqual({ row: 20_001, cells: ["SV-19999", "कड़ा 💍\n19999"] });
  expect(rows.every(({ cells }) => /^कड़ा 💍\n\d+$/.test(cells[1] ?? ""))).toBe(true);
  expect(turns).toBeGreaterThan(5);
});

it("reads a letter whole that lies in two parts of the file", async () => {
  for (const shift of ["a", "ab", "abc", "abcd"]) {
    const name = shift + "💍".repeat(50_000);
    const { rows } = await readFile(Buffer.from(`model,name\nSV-1,${name}\n`));
    expect(rows[0]?.cells[1] === name, shift).toBe(true);
  }
});

it("names the line from which on a file can't be read", async () => {
  const broken = Buffer.from('model,name\nSV-1,Kada\nSV-2,"Kada\n');
  await expect(readFile(broken)).rejects.toThrow(UnreadableFile);
  await expect(readFile(broken)).rejects.toThrow(/from line \d+ on/);
});
