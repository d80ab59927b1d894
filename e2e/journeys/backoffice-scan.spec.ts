import type { Page } from "@playwright/test";
import { openBackOffice } from "../back-office.ts";
import { newHuid, placeForDesk } from "../desk-orders.ts";
import { expect, expectAccessible } from "../journey.ts";
import { test } from "../own-shop.ts";
import { staffHeaders } from "../staff.ts";

test("the camera reads tags: a HUID for a new piece, and a piece in the list", async ({ page }) => {
  await givenTags(page);
  const headers = await staffHeaders(page);
  const { items } = await (
    await page.request.get("/api/staff/products?view=published&limit=1", { headers })
  ).json();
  const [product] = items;
  const huid = Date.now().toString(36).toUpperCase().slice(-6);

  await openBackOffice(page, `/products/${product._id}`);
  await page.getByRole("button", { name: "Scan tags" }).click();
  const dialog = page.getByRole("dialog", { name: "Scan a tag" });
  await showTag(page, "SV-BG-0117");
  await expect(dialog.getByRole("status")).toHaveText(
    "“SV-BG-0117” is not a HUID. Show another tag.",
  );
  await expectAccessible(page);
  await showTag(page, `BIS 22K916 HUID: ${huid.toLowerCase()}`);
  await expect(dialog).toBeHidden();
  const another = page.getByRole("group", { name: "Another piece" });
  await expect(another.getByLabel("HUID")).toHaveValue(huid);
  await expect.poll(() => page.evaluate(() => window.openCameras)).toBe(0);
  await another.getByRole("button", { name: "Add the piece" }).click();
  await expect(page.getByRole("button", { name: `Correct ${huid}` })).toBeVisible();

  await openBackOffice(page, "/products");
  await page.getByRole("button", { name: "Scan tags" }).click();
  await showTag(page, huid);
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: product.name }).first()).toBeVisible();
});

test("the camera reads the tag of a piece on the page of its order", async ({ page }) => {
  await givenTags(page);
  const { items } = await (
    await page.request.get("/api/staff/products?view=published&limit=50", {
      headers: await staffHeaders(page),
    })
  ).json();
  const product = items.find(({ carat, sizes }: Listed) => carat === "22K" && sizes.length === 0);
  const { id } = await placeForDesk(page, {
    slug: product.slug,
    method: "ONLINE",
    fullName: "Tanvi Tag",
  });
  await openBackOffice(page, `/orders/${id}`);
  await page.getByRole("button", { name: "Scan tags" }).click();
  const huid = newHuid();
  await showTag(page, huid);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("HUID")).toHaveValue(huid);
  await expect(page.getByLabel("Weighed net")).toBeFocused();
  await page.reload();
  await expect(page.getByLabel("HUID")).toHaveValue(huid);
});

test("a refused camera is reported, and without a reader there is no button", {
  tag: "@once",
}, async ({ page }) => {
  await openBackOffice(page, "/products");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("button", { name: "Scan tags" })).toHaveCount(0);
  await givenTags(page);
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.reload();
  await page.getByRole("button", { name: "Scan tags" }).click();
  await expect(page.getByRole("alert")).toContainText("The camera may not be used here");
});

test("only the back office may use the camera", { tag: "@once" }, async ({ page }) => {
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()["permissions-policy"];
  expect(await policyOf("/admin/products")).toContain("camera=(self)");
  expect(await policyOf("/")).toContain("camera=()");
  expect(await policyOf("/api/rates")).toContain("camera=()");
});

/** The fields of a listed product that the test reads. */
interface Listed {
  readonly carat: string;
  readonly sizes: readonly unknown[];
}

declare global {
  interface Window {
    /** The text of the tag that the simulated camera sees. */
    tag: string;
    openCameras: number;
  }
}

/**
 * Replaces the browser's camera and its reader of codes, because the browser of the tests has
 * neither.
 */
async function givenTags(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.tag = "";
    window.openCameras = 0;
    class BarcodeDetector {
      detect() {
        return Promise.resolve(window.tag === "" ? [] : [{ rawValue: window.tag }]);
      }
    }
    Object.assign(window, { BarcodeDetector });
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = document.createElement("canvas");
      const drawing = canvas.getContext("2d");
      // A canvas sends a picture only after it is drawn on, so the test draws again and again, as a
      // camera sends pictures all the time.
      setInterval(() => drawing?.fillRect(0, 0, canvas.width, canvas.height), 50);
      const stream = canvas.captureStream();
      window.openCameras += 1;
      const [track] = stream.getTracks();
      if (track) {
        const stop = track.stop.bind(track);
        track.stop = () => {
          window.openCameras -= 1;
          stop();
        };
      }
      return Promise.resolve(stream);
    };
  });
}

function showTag(page: Page, tag: string): Promise<void> {
  return page.evaluate((text) => {
    window.tag = text;
  }, tag);
}
