import { expect, it } from "vitest";
import { ProfileRules, type ProfileValues } from "./profile-form-schema.ts";

const VALUES: ProfileValues = {
  hasEmail: false,
  hasPhone: false,
  fullName: "Gulmohar Sen",
  email: "",
  phone: "",
  location: "Pune",
  language: "en",
  password: "",
};

it("saves a profile without an e-mail address or a phone number that it never had", () => {
  const { data } = ProfileRules.safeParse(VALUES);
  expect(data).toMatchObject({ fullName: "Gulmohar Sen", location: "Pune" });
  expect(data).not.toHaveProperty("email");
  expect(data).not.toHaveProperty("phone");
  const given = ProfileRules.safeParse({
    ...VALUES,
    email: "Gul@Shop.example",
    phone: "9811100001",
  });
  expect(given.data).toMatchObject({ email: "gul@shop.example", phone: "+919811100001" });
});

it("takes no e-mail address or phone number away", () => {
  for (const kept of [{ hasEmail: true }, { hasPhone: true }]) {
    expect(ProfileRules.safeParse({ ...VALUES, ...kept }).success).toBe(false);
  }
});
