import type { Client } from "@suvarna/contract/client";
import {
  getAbout,
  getBlog,
  getCarousel,
  getCrousel,
  getGallery,
  getShop,
  greet,
  listBlogs,
  listTestimonials,
} from "@suvarna/contract/content/calls";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";

describe("content", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ GST_RATE_BP: "300", EXCHANGE_BP: "9750" });
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const call: Client["call"] = (endpoint, input) => shop.client().call(endpoint, input);

  it("contains whether the shop is open, its name, and its rules", async () => {
    expect(await call(greet, {})).toEqual({ message: "Suvarna is open" });
    expect(await call(getShop, {})).toMatchObject({
      name: "Suvarna",
      demonstration: true,
      gstPercent: 3,
      shippingCost: 50,
      exchangePercent: 97.5,
      liveSocket: true,
      simulatedRates: true,
      freeShippingAbove: 5000,
      panAbove: 200_000,
      codBelow: 200_000,
      doorCodeAbove: 10_000_000,
      onlinePayment: true,
      priceLockMinutes: 15,
    });
  });

  it("has the same slides under both addresses", async () => {
    const slides = await call(getCarousel, {});
    expect(slides).toHaveLength(5);
    expect(slides[0]).toMatchObject({
      image: "/pictures/banner-bridal.jpg",
      tone: "light",
      ground: "#f3eee6",
    });
    expect(await call(getCrousel, {})).toEqual(slides);
  });

  it("has articles, newest first, each by its id and slug", async () => {
    const blogs = await call(listBlogs, {});
    const times = blogs.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const id of [blogs[0]?._id ?? "", blogs[0]?.slug ?? ""]) {
      expect(await call(getBlog, { params: { id } })).toMatchObject(blogs[0] ?? {});
    }
    for (const id of ["none", "0198c1a0-0000-7000-8000-000000000001", "%00"]) {
      await expect(call(getBlog, { params: { id } })).rejects.toMatchObject({
        status: 404,
        message: "Blog not found",
      });
    }
  });

  it("returns the shop's story, its customers and its six pictures", async () => {
    const { abouts } = await call(getAbout, {});
    expect(abouts).toHaveLength(1);
    expect(abouts[0]?.Image1).toBe("/pictures/about-hallmark.jpg");
    expect(abouts[0]?.alt1).toContain("hallmark");
    const customers = await call(listTestimonials, {});
    expect(customers.length).toBeGreaterThan(2);
    for (const { image, alt } of customers) {
      expect(image).toMatch(/^\/pictures\/[a-z0-9-]+-front\.jpg$/);
      expect(alt).not.toBe("");
    }
    const gallery = await call(getGallery, {});
    expect(gallery).toHaveLength(6);
    expect(new Set(gallery.map(({ link }) => link)).size).toBe(1);
  });

  it("encodes an uploaded picture again and serves it", async () => {
    const bytes = await sharp({
      create: { width: 1200, height: 600, channels: 3, background: "#f3eee6" },
    })
      .png()
      .toBuffer();
    const keeper = await shop.staff("catalogue");
    const send = (payload: Buffer) =>
      shop.app.inject({
        method: "PUT",
        url: "/api/staff/content/pictures",
        headers: { authorization: `Bearer ${keeper.token}`, "content-type": "image/png" },
        payload,
      });
    const sent = (await send(bytes)).json();
    expect(sent).toMatchObject({ width: 1200, height: 600 });
    expect(sent.ground).toMatch(/^#f[2-4]e[d-f]e[5-7]$/);
    const answer = await shop.app.inject(sent.picture);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect((await send(Buffer.from("<svg/>"))).json().code).toBe("picture_unusable");
  });
});
