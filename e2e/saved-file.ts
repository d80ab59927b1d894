import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** A file that the browser has saved. */
interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Presses a button that saves a file, and reads the file. */
export async function saveFileBy(page: Page, button: string): Promise<SavedFile> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

/** Splits a CSV file without quoted cells into its rows, each by the heads of its columns. */
export function rowsOf(csv: string): Readonly<Record<string, string>>[] {
  const [head = "", ...lines] = csv
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n");
  const names = head.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""]));
  });
}
