import { describe, expect, it } from "vitest";
import { composeLetter } from "./compose-letter.ts";
import type { Draft } from "./draft.ts";

const SHOP = {
  name: "Suvarna",
  tagline: "Handcrafted jewellery since 1995",
  legalName: "Suvarna Jewels LLP",
  address: "4, Zaveri Bazaar, Mumbai 400002",
  phone: "+91 22 4000 1995",
  email: "hello@suvarna.example",
  origin: "https://shop.example",
};

const DRAFT: Draft = {
  subject: "Your order is on its way",
  preview: "It should be with you on Friday.",
  heading: "On its way",
  blocks: [
    { kind: "text", text: "Dear Meera <b>& family</b>," },
    { kind: "ledger", rows: [["Halo ring", "₹41,250.00"]], total: ["Total", "₹41,250.00"] },
    { kind: "button", label: "See the order", address: "https://shop.example/orders/1?a=1&b=2" },
    { kind: "note", text: "Nothing to sign." },
  ],
  because: "You get this letter because you ordered.",
};

describe("composeLetter", () => {
  it("has the same content in text and in HTML", () => {
    const { subject, text, html } = composeLetter(DRAFT, SHOP);
    expect(subject).toBe(DRAFT.subject);
    for (const words of ["On its way", "Halo ring", "₹41,250.00", "Nothing to sign.", "ordered."]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain("See the order:\nhttps://shop.example/orders/1?a=1&b=2");
    expect(html).toContain('href="https://shop.example/orders/1?a=1&amp;b=2"');
    expect(text).toContain("Suvarna Jewels LLP, 4, Zaveri Bazaar, Mumbai 400002");
  });

  it("names the shop's own typefaces, and where a mail program loads them", () => {
    const { html } = composeLetter(DRAFT, SHOP);
    for (const file of ["fraunces", "figtree", "figtree-rupee"]) {
      expect(html).toContain(`src:url(https://shop.example/fonts/${file}.woff2)`);
    }
  });

  it("spreads the letters of the shop's name only where they are not joined", () => {
    const NAME_OF_SHOP = /letter-spacing:([\d.a-z]+);[^"]*">(?:Suvarna|सुवर्ण)</;
    const hindi = composeLetter({ ...DRAFT, language: "hi" }, { ...SHOP, name: "सुवर्ण" });
    expect(NAME_OF_SHOP.exec(composeLetter(DRAFT, SHOP).html)?.[1]).toBe(".2em");
    expect(NAME_OF_SHOP.exec(hindi.html)?.[1]).toBe("0");
  });

  it("escapes HTML in text that people wrote", () => {
    const { text, html } = composeLetter(DRAFT, SHOP);
    expect(text).toContain("Dear Meera <b>& family</b>,");
    expect(html).toContain("Dear Meera &lt;b&gt;&amp; family&lt;/b&gt;,");
    expect(html).not.toContain("<b>");
  });

  it("offers to stop only the letters that somebody chose to get", () => {
    const address = "https://shop.example/unsubscribe?token=abc";
    const letter = composeLetter({ ...DRAFT, unsubscribe: address }, SHOP);
    expect(letter.unsubscribe).toBe(address);
    expect(letter.text).toContain(`Stop these letters: ${address}`);
    expect(letter.html).toContain(`href="${address}"`);
    const order = composeLetter(DRAFT, SHOP);
    expect(order).not.toHaveProperty("unsubscribe");
    expect(order.html).not.toContain("Stop these letters");
  });
});
