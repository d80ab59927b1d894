import * as calls from "@suvarna/contract/support/calls";
import * as staffCalls from "@suvarna/contract/support/staff";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  advanceClock,
  anyone,
  asStaff,
  aTicket,
  openSupportShop,
  own,
  SCRIPT,
  shop,
} from "../../test/support-desk.ts";
import { newId } from "../platform/ids.ts";

openSupportShop();

describe("a screenshot", () => {
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#5a1526" } })
      .withExif({ IFD0: { Copyright: "WHO-AND-WHERE" } })
      .png()
      .toBuffer();
  const send = async (payload: Buffer, type = "image/png") => {
    const headers = { "content-type": type };
    const to = { method: "POST", url: "/api/ticket/screenshots", remoteAddress: newId() } as const;
    const answer = await shop.app.inject({ ...to, headers, payload });
    const { screenshot, fields } = answer.json();
    return { status: answer.statusCode, screenshot: screenshot as string, fields };
  };

  it("is added to a ticket, encoded again, and shown to those who may read the ticket", async () => {
    const { screenshot } = await send(await png());
    const body = aTicket({ screenshot, screenshotName: `${SCRIPT}.png` });
    const { id } = await own().call(calls.sendTicket, { body });
    const { messages } = await own().call(calls.getTicket, { params: { id } });
    const shown = messages[0]?.screenshot;
    expect(shown).toMatchObject({ name: `${SCRIPT}.png`, width: 40, height: 30 });
    const address = String(shown?.image);
    const picture = await shop.app.inject(address);
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "no-store",
      "content-disposition": 'inline; filename="screenshot.webp"',
    });
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
    expect(picture.rawPayload.includes("WHO-AND-WHERE")).toBe(false);

    for (const foreign of [address.replace(/token=.*/, ""), `${address}x`]) {
      expect((await shop.app.inject(foreign)).statusCode).toBe(404);
    }
    advanceClock(2 * 3_600_000);
    expect((await shop.app.inject(address)).statusCode).toBe(404);
    const again = own().call(calls.sendTicket, { body: aTicket({ screenshot }) });
    await expect(again).rejects.toMatchObject({ status: 422, code: "picture_unusable" });
  });

  it("can be added to a reply, and to the shop's answer", async () => {
    const { id } = await own().call(calls.sendTicket, { body: aTicket() });
    const params = { id };
    for (const [client, call] of [
      [own(), calls.replyToTicket],
      [asStaff(), staffCalls.answerTicket],
    ] as const) {
      const { screenshot } = await send(await png());
      const body = { text: "See here", screenshot, screenshotName: "here.png" };
      const { messages } = await client.call(call, { params, body });
      expect(messages.at(-1)?.screenshot).toMatchObject({ name: "here.png" });
    }
  });

  it("is no other file, and none that is too large", async () => {
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    expect(await send(Buffer.from(SCRIPT))).toMatchObject({
      status: 422,
      fields: { screenshot: "Choose a JPEG, PNG or WebP picture." },
    });
    expect(await send(svg, "image/svg+xml")).toMatchObject({ status: 422 });
    expect(await send(large)).toMatchObject({ status: 413 });
    const nothing = own().call(calls.sendTicket, { body: aTicket({ screenshot: newId() }) });
    await expect(nothing).rejects.toMatchObject({ status: 422 });
    // The ticket was not stored either, because its picture was refused.
    expect(await own().call(calls.listTickets, {})).toEqual([]);
  });

  it("is deleted after a day when no message was sent with it", async () => {
    const { screenshot } = await send(await png());
    advanceClock(25 * 3_600_000);
    await anyone().call(calls.sendTicket, { body: aTicket() });
    const late = own().call(calls.sendTicket, { body: aTicket({ screenshot }) });
    await expect(late).rejects.toMatchObject({ status: 422 });
  });
});
