import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
const figure = (page: Page, name: string) =>
  page.getByRole("link", { name: new RegExp(`^${name}`) });

/** Reads a picture of the shop, which the test uses as a photograph from a camera. */
async function photograph(page: Page, piece: string): Promise<Buffer> {
  const answer = await page.request.get(`/pictures/${piece}.jpg`);
  expect(answer.ok()).toBe(true);
  return answer.body();
}

/** Drops files on the page, as a person does from a folder of the computer. */
async function dropFiles(
  page: Page,
  files: readonly { name: string; type: string; bytes: Buffer }[],
) {
  const sent = files.map(({ name, type, bytes }) => ({
    name,
    type,
    text: bytes.toString("base64"),
  }));
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, text } of dropped) {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type }));
    }
    const at = { bubbles: true, cancelable: true, dataTransfer };
    document.body.dispatchEvent(new DragEvent("dragover", at));
    document.body.dispatchEvent(new DragEvent("drop", at));
  }, sent);
}

test("a file with two bad rows is imported without them, and undone; a piece gets two pictures", {
  tag: "@once",
}, async ({ page }) => {
  await openBackOffice(page, "/imports");
  const file = [
    "model,name,category,carat,net_weight_g,making_percent,stock",
    "SV-E2E-1,Chand Pendant,Gold,22K,4.250,12,2",
    'SV-E2E-2,Tara Pendant,Gold,22K,"4,800 g",12,1',
    "SV-E2E-3,Moti Pendant,Gold,21K,4.8,12,1",
    "SV-E2E-4,नक्षत्र Pendant,Gold,18K,5.100,11,1",
  ].join("\n");
  await dropFiles(page, [{ name: "november.csv", type: "text/csv", bytes: Buffer.from(file) }]);
  await expect(page.getByRole("heading", { name: "november.csv" })).toBeVisible();
  await expect(figure(page, "Cannot be read")).toContainText("2");
  await expect(row(page, /SV-E2E-2/)).toContainText("3");
  await expect(row(page, /SV-E2E-2/)).toContainText("Write grams with a point: 4.800");
  await expect(row(page, /SV-E2E-3/)).toContainText(
    "Hallmarked grades here are 24K, 22K, 18K and Silver",
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: "Import 2 rows, leave 2 out" }).click();
  const undo = page
    .getByRole("main")
    .getByRole("button", { name: /^Undo, 2[34] h/ })
    .first();
  await expect(undo).toBeVisible();
  const views = page.getByRole("navigation", { name: "Rows" });
  await views.getByRole("link", { name: /^New/ }).click();
  await expect(row(page, /SV-E2E-4/)).toContainText("Added");
  const piece = row(page, /SV-E2E-1/).getByRole("link", { name: "Chand Pendant" });
  const address = await piece.getAttribute("href");

  await openBackOffice(page, `${address?.replace("/admin", "")}/pictures`);
  await expect(page.getByRole("heading", { name: "Pictures of Chand Pendant" })).toBeVisible();
  await dropFiles(page, [
    { name: "front.jpg", type: "image/jpeg", bytes: await photograph(page, "kada-royal-front") },
    { name: "clasp.jpg", type: "image/jpeg", bytes: await photograph(page, "kada-royal-detail") },
  ]);
  const second = page.getByRole("button", { name: /^Picture 2 of 2/ });
  await expect(second).toBeVisible();
  await second.click();
  await page.getByLabel("What one sees").fill("The clasp, close");
  await page.getByRole("button", { name: "Make it the cover" }).click();
  await expect(
    page.getByRole("button", { name: "Picture 1 of 2: The clasp, close" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(
    page.getByRole("button", { name: "Picture 1 of 2: The clasp, close" }),
  ).toBeVisible();

  // The piece with new pictures has changed since the import, so the undoing keeps the piece as it
  // is.
  await openBackOffice(page, "/imports");
  await row(page, /november.csv/)
    .getByRole("button", { name: /^Undo/ })
    .click();
  await expect(row(page, /november.csv/)).toContainText("1 row as before, 1 kept");
  await row(page, /november.csv/)
    .getByRole("link")
    .click();
  await expect(
    page.getByText(/^This import was undone by .+1 row is as before\. 1 row remains/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: /^Had come new/ })).toContainText("undone");
});

test("an upload goes on when its page is left, and a failure stays in sight", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/413/);
  const works = page.getByRole("list", { name: "Work that goes on" });
  const csv = (name: string) => {
    return { name, type: "text/csv", bytes: Buffer.from("model,stock\nSV-E2E-9,2\n") };
  };
  let isTooLarge = false;
  let arrive = () => {};
  const isHeld = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/staff/uploads", async (route) => {
    await isHeld;
    await (isTooLarge ? route.fulfill({ status: 413 }) : route.continue());
  });
  await openBackOffice(page, "/imports");
  await dropFiles(page, [csv("december.csv")]);
  await page.getByRole("link", { name: "Rates", exact: true }).click();
  await expect(works).toContainText("Sending december.csv");
  await expect(works.getByRole("button", { name: "Stop: Sending december.csv" })).toBeVisible();
  await expectAccessible(page);
  arrive();
  await expect(page.getByText("december.csv has arrived")).toBeVisible();
  await expect(works).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/rates$/);

  isTooLarge = true;
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(row(page, /december.csv/)).toBeVisible();
  await dropFiles(page, [csv("january.csv")]);
  await expect(page.getByRole("main")).toContainText("The file is too large.");
  await page.getByRole("link", { name: "Rates", exact: true }).click();
  await expect(works).toContainText("The file is too large.");
  await expectAccessible(page);
  await works.getByRole("button", { name: "Close: Sending january.csv" }).click();
  await expect(works).toHaveCount(0);
});
