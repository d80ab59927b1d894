import type { Page } from "@playwright/test";
import { expectHindi } from "../english-words.ts";
import { expect, expectAccessible, test } from "../journey.ts";
import { arriveLoggedIn, newShopper } from "../shopper.ts";
import { staffHeaders } from "../staff.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a ticket is opened, answered and replied to in Hindi", async ({ page }) => {
  await arriveLoggedIn(page);
  await page.goto("/hi/support/tickets");
  await expect(page.getByText("अभी कोई टिकट नहीं है")).toBeVisible();
  const address = await page.getByText(/@shopper\.example$/).innerText();
  await expectHindi(page, [address]);
  await page.getByRole("main").getByRole("link", { name: "टिकट खोलें" }).click();
  await expect(page).toHaveURL("/hi/support");
  await expect(field(page, "संपर्क के लिए ई-मेल")).toHaveValue(address);

  // The first wrong field is named above the form.
  await press(page, "टिकट भेजें");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("कुछ जानकारी सही नहीं है");
  await expectHindi(page);
  await field(page, "किस तरह की सहायता").selectOption("बिल और भुगतान");
  await field(page, "विषय").fill("मेरा बिल");
  await field(page, "पूरी बात").fill("बिल पर GSTIN नहीं है।");
  await expectAccessible(page);
  await press(page, "टिकट भेजें");
  await expect(page.getByText(/^टिकट मिल गया है। टिकट का नंबर: T-/)).toBeVisible();
  const number = await page.getByText(/^T-\w{5}-\w{5}$/).innerText();
  await expectHindi(page, [number]);

  await page.getByRole("link", { name: "आपके टिकट" }).click();
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: number });
  await expect(entry).toContainText("खुला है");
  await expectHindi(page, [number, address]);
  await entry.getByRole("link", { name: "मेरा बिल" }).click();
  await expect(page).toHaveURL(`/hi/support/tickets/${number}`);
  await expect(page.getByText("हमारा जवाब कब तक")).toBeVisible();

  const headers = await staffHeaders(page);
  const answer = async (data: { text: string; resolved?: boolean }) => {
    const url = `/api/staff/tickets/${number}/messages`;
    await expect(await page.request.post(url, { headers, data })).toBeOK();
    await page.reload();
  };
  await answer({ text: "वह दूसरे पन्ने पर है।" });
  const thread = page.getByRole("list", { name: "संदेश" });
  await expect(thread).toContainText("वह दूसरे पन्ने पर है।");
  await expect(page.getByText("आपके जवाब का इंतज़ार")).toBeVisible();
  await press(page, "जवाब भेजें");
  await expect(page.getByText("अपना जवाब लिखें")).toBeVisible();
  await expectAccessible(page);
  await expectHindi(page, [number]);
  await field(page, "आपका जवाब").fill("मेरे बिल पर नहीं है।");
  await press(page, "जवाब भेजें");
  await expect(thread).toContainText("मेरे बिल पर नहीं है।");

  await answer({ text: "Here it is again.", resolved: true });
  await expect(thread.getByText("Here it is again.")).toHaveAttribute("lang", "en");
  await expectHindi(page, [number, "Here it is again."]);
  await press(page, "दोबारा खोलें");
  await expect(page.getByText("हमारा जवाब कब तक")).toBeVisible();
});

test("a message of the contact form is sent in Hindi", async ({ page, complaints }) => {
  complaints.allow(/api\/support|Failed to load resource/);
  await page.goto("/hi/contact");
  await expectAccessible(page);
  await field(page, "पूरा नाम").fill("अनन्या कृष्णन");
  await field(page, "ई-मेल").fill("m");
  await press(page, "संदेश भेजें");
  await expect(page.getByText("संदेश नहीं जा पाया।")).toBeVisible();
  // The page shows questions of other visitors as they were typed.
  const recent = page.getByRole("region", { name: "हाल में पूछे गए सवाल" });
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const questions = () => recent.getByRole("listitem").allInnerTexts();
  await expectHindi(page, await questions());

  await field(page, "ई-मेल").fill(newShopper().email);
  await field(page, "संदेश").fill("क्या यह झुमका अंदर से खोखला है?");
  await press(page, "संदेश भेजें");
  await expect(page.getByText("आपका संदेश मिल गया है!")).toBeVisible();
  await expect(field(page, "संदेश")).toHaveValue("");
  await expectHindi(page, await questions());
});
