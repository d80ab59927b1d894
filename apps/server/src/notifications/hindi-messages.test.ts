import { expect, it } from "vitest";
import { exampleMessages } from "./example-messages.ts";
import { writeMessage } from "./message.ts";

const SHOP = {
  name: "सुवर्णा",
  tagline: "",
  legalName: "सुवर्णा ज्वेल्स",
  address: "मुंबई",
  phone: "+91 22 4000 1995",
  email: "",
  origin: "https://shop.example",
};

/** The kinds of letters to staff, which are in English. */
const TO_STAFF = new Set([
  "approval-asked",
  "approval-decided",
  "help-asked",
  "money-alarm",
  "pan-reads",
  "rates-stale",
  "service-test",
  "staff-invitation",
  "staff-joined",
]);

/** The texts that stay in Latin script: names, codes, and the texts that people have written. */
const KEPT =
  /https?:\S+|Meera Iyer|Dear Meera,|the ring can be made a size larger\. It takes a week, and costs nothing\.|I have ordered it twice\.|A stone was loose\.|The seal of the hallmark tag is broken\.|T-4F09C2|4F09C2|\d+K|GST|IFSC|UPI|OTP|SMS/g;

const english = exampleMessages(SHOP.origin, SHOP, "en");
const hindi = exampleMessages(SHOP.origin, SHOP, "hi");

it("are as many as the English ones", () => {
  expect(hindi.map(({ kind, variant }) => [kind, variant])).toEqual(
    english.map(({ kind, variant }) => [kind, variant]),
  );
});

it.each(hindi.filter(({ kind }) => !TO_STAFF.has(kind)))(
  "$channel $kind ($variant) has no English words",
  ({ subject, text, html }) => {
    expect(subject?.replace(KEPT, "") ?? "").not.toMatch(/[A-Za-z]{2}/);
    expect(text.replace(KEPT, "")).not.toMatch(/[A-Za-z]{2}/);
    if (html) expect(html).toContain('lang="hi-IN"');
    for (const [address] of text.matchAll(/https:\/\/shop\.example\S*/g)) {
      expect(address).toMatch(/^https:\/\/shop\.example\/hi(?:\/|$)/);
    }
  },
);

it.each([...english, ...hindi].filter(({ channel }) => channel === "sms"))(
  "sms $kind names the shop by its own name: $text",
  ({ text }) => {
    expect(text).toContain(SHOP.name);
    expect(text).not.toContain("Suvarna");
  },
);

it("are sent in English when the operator has no template in the other language", async () => {
  const message = {
    kind: "sign-in-code",
    key: "1",
    phone: "+919800000042",
    language: "hi",
    about: { code: "402817" },
  } as const;
  const readShop = async (language: string) => (language === "hi" ? SHOP.name : "Suvarna");
  expect(await writeMessage(message, () => true, readShop)).toMatchObject({
    template: "sign-in-code.hi",
    text: expect.stringContaining(SHOP.name),
  });
  expect(await writeMessage(message, (name) => !name.endsWith(".hi"), readShop)).toMatchObject({
    template: "sign-in-code",
    text: expect.stringContaining("is your OTP for Suvarna."),
  });
});
