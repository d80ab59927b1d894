import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox.ts";

it.each([
  ["meera@shop.example", "meera@shop.example"],
  ["Meera+1@Shop.example", "meera@shop.example"],
  ["meera+a+b@shop.example", "meera@shop.example"],
  ["meera.nair@shop.example", "meera.nair@shop.example"],
  ["Meera.Nair+gold@gmail.com", "meeranair@gmail.com"],
  ["m.e.e.r.a.nair@googlemail.com", "meeranair@gmail.com"],
  ["+news@shop.example", "+news@shop.example"],
])("the letters to %s go to the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it("distinguishes mailboxes of other names and hosts", () => {
  expect(mailboxOf("meera@a.example")).not.toBe(mailboxOf("meera@b.example"));
  expect(mailboxOf("meera@a.example")).not.toBe(mailboxOf("asha@a.example"));
});
