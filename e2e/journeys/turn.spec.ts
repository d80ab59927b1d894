import { expect, expectAccessible, test } from "../journey.ts";

/** These flags make Chromium draw 3D models on the processor, which it refuses by default. */
test.use({
  launchOptions: {
    args: ["--no-sandbox", "--disable-quic", "--enable-unsafe-swiftshader"],
    ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  },
});

const KADA = "/product/kada-royal";

interface Viewer extends HTMLElement {
  readonly loaded: boolean;
  toDataURL(): string;
  getCameraOrbit(): { theta: number };
}

test("a piece turns in three dimensions, and its code is loaded only then", async ({
  page,
  complaints,
  isMobile,
}) => {
  // Drawing on the processor is slow, and the browser logs warnings about that.
  complaints.allow(/GPU stall due to ReadPixels|rAF timed out/);
  const urls: string[] = [];
  page.on("request", (request) => urls.push(new URL(request.url()).pathname));
  await page.goto(KADA);
  expect(urls.filter((path) => /model/.test(path))).toEqual([]);

  await page
    .getByRole("button", {
      name: /^Turn it/,
    })
    .click();
  const viewer = page.locator("model-viewer");
  await expect(viewer).toHaveAttribute("aria-busy", "false", { timeout: 90_000 });
  expect(urls).toContain("/models/kada-royal.glb");
  await expect.poll(() => viewer.evaluate(coloursOf), { timeout: 60_000 }).toBeGreaterThan(50);

  if (!isMobile) {
    await expect(viewer).toBeFocused();
    const theta = () => viewer.evaluate((element) => (element as Viewer).getCameraOrbit().theta);
    const before = await theta();
    await page.keyboard.press("ArrowRight");
    await expect.poll(theta).not.toBeCloseTo(before, 2);
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop turning" }).click();
  await expect(viewer).toBeHidden();
});

test("a model that can't be loaded shows its picture, and the piece turns by its pictures", {
  tag: "@once",
}, async ({ page, complaints }) => {
  complaints.allow(/models|ERR_FAILED|Failed to (?:fetch|load)|GPU stall|rAF timed out/);
  await page.route("**/models/**", (route) => route.abort("failed"));
  await page.goto(KADA);
  await page.getByRole("button", { name: /^Turn it/ }).click();
  const turn = page.getByRole("slider", { name: "Turn Rajwadi Kundan Kada" });
  await expect(turn).toBeFocused({ timeout: 60_000 });
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(turn).toHaveAttribute("aria-valuetext", "View 36 of 36");
  const box = await turn.boundingBox();
  if (!box) throw new Error("The turn view has no place");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(turn).toHaveAttribute("aria-valuetext", "View 9 of 36");
  // With a new database, the shop encodes each of the 36 views in this size only now, which takes
  // long.
  await expect(turn).toHaveAttribute("aria-busy", "false", { timeout: 60_000 });

  // When a piece without turn pictures can't be turned, the page says so and keeps the still
  // picture.
  await page.goto("/product/studs-gold-flower");
  await page.getByRole("button", { name: /^Turn it/ }).click();
  await expect(page.getByText("This piece can’t be turned on this device just now.")).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("img", { name: "Kusum Gold Tops, picture 3" })).toBeVisible();
});

/** Returns how many colours the canvas shows. An empty canvas has one colour. */
async function coloursOf(element: Element): Promise<number> {
  const image = new Image();
  image.src = (element as Viewer).toDataURL();
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 64;
  canvas.height = 64;
  const context = canvas.getContext("2d");
  if (!context) return 0;
  context.drawImage(image, 0, 0, 64, 64);
  const { data } = context.getImageData(0, 0, 64, 64);
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
  }
  return colours.size;
}
