import { getMe } from "@suvarna/contract/accounts/calls";
import { phoneLogin, signup, verifyOtp } from "@suvarna/contract/identity/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop[Symbol.asyncDispose]());

const UNKNOWN = "+919712345678";

async function phoneOf(token: string): Promise<string> {
  return (await shop.client(token).call(getMe, {})).phone;
}
/** Returns the code that the receiver of the text message reads. */
async function codeSentTo(phone: string): Promise<string> {
  const [message] = await shop.messagesTo(phone);
  return /^\d{6}/.exec(message?.text ?? "")?.[0] ?? "none";
}

it("logs in the person who enters the code that was sent to the phone", async () => {
  const { token, userId } = await shop.signUp("Kavya Rao", true);
  const phone = await phoneOf(token);
  const answer = await shop.client().call(phoneLogin, { body: { phone: phone.slice(3) } });
  expect(answer).toEqual({ message: "OTP sent to your phone", resendSeconds: 30 });
  const code = await codeSentTo(phone);
  // People type and paste codes with spaces.
  const otp = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  const session = await shop.client().call(verifyOtp, { body: { phone, otp } });
  expect(session).toMatchObject({ message: "OTP verified!", user: { _id: userId } });
  if (!("token" in session)) throw new Error("not logged in");
  // The login creates a new session and does not continue the session that the user already had.
  expect(session.token).not.toBe(token);
  expect((await shop.client(session.token).call(getMe, {}))._id).toBe(userId);
});

it("answers an unknown number in the same words, and allows the registration", async () => {
  const { token } = await shop.signUp("Meera Nair", false);
  const known = await send(await phoneOf(token));
  const unknown = await send(UNKNOWN);
  expect(unknown.statusCode).toBe(200);
  expect(unknown.body).toBe(known.body);
  const wrong = await verify(UNKNOWN, "000000");
  const alsoWrong = await verify(await phoneOf(token), "000000");
  expect([wrong.statusCode, wrong.json().message]).toEqual([401, "Invalid OTP"]);
  expect(alsoWrong.body).toBe(wrong.body);
  expect((await verify(UNKNOWN, await codeSentTo(UNKNOWN))).json()).toEqual({
    message: "Please complete your registration first.",
    profile: { phone: UNKNOWN, phoneProof: expect.any(String) },
  });
});

it("logs in to no account with an unproved number, and moves the number to the user who proves it", async () => {
  const stranger = await shop.signUp("Meera Nair", false);
  const phone = await phoneOf(stranger.token);
  await send(phone);
  const answer = (await verify(phone, await codeSentTo(phone))).json();
  expect(answer).not.toHaveProperty("token");
  const { phoneProof } = answer.profile;
  expect(answer.profile).toEqual({ phone, phoneProof: expect.any(String) });

  // A phone proof is valid for its own number only, and for less than 31 minutes.
  const other = await shop.client().call(signup, { body: registration(UNKNOWN, phoneProof) });
  expect(other.user).toMatchObject({ phone: UNKNOWN, phoneVerified: false });
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
  const late = await shop.client().call(signup, { body: registration(phone, phoneProof) });
  expect(late.user).toMatchObject({ phone, phoneVerified: false });

  await send(phone);
  const { profile } = (await verify(phone, await codeSentTo(phone))).json();
  const body = registration(phone, profile.phoneProof);
  const { user } = await shop.client().call(signup, { body });
  expect(user).toMatchObject({ phone, phoneVerified: true });
  // The proved number belongs to one account now: nobody can register with it again, neither with
  // the same phone proof nor without.
  for (const proof of [profile.phoneProof, undefined]) {
    const again = shop.client().call(signup, { body: registration(phone, proof) });
    await expect(again).rejects.toMatchObject({ status: 409, code: "phone_taken" });
  }
  shop.clock.now = new Date(shop.clock.now.getTime() + 31 * 60_000);
  await send(phone);
  const session = (await verify(phone, await codeSentTo(phone))).json();
  expect(session).toMatchObject({ message: "OTP verified!", user: { _id: user._id } });
  // The stranger's account still has the number as unproved, so the number does not log in to it.
  expect(await shop.client(stranger.token).call(getMe, {})).toMatchObject({ phoneVerified: false });
});

function registration(phone: string, phoneProof?: string) {
  const address = { addressLine: "1, MG Road", city: "Pune", state: "Maharashtra" };
  return {
    name: "Anu Rao",
    email: `${newId()}@shopper.example`,
    phone,
    password: "a-good-password",
    confirmPassword: "a-good-password",
    addresses: [{ ...address, zipcode: "411004", primaryPhone: phone }],
    ...(phoneProof ? { phoneProof } : {}),
  };
}

it("returns when another code may be requested", async () => {
  const phone = "+919712345679";
  expect((await send(phone)).statusCode).toBe(200);
  const soon = await send(phone);
  expect([soon.statusCode, soon.headers["retry-after"]]).toEqual([429, "30"]);
  expect(soon.json()).toMatchObject({ code: "otp_too_soon" });
});

it.each([
  [{}, "Enter a phone number"],
  [{ phone: "12" }, "Enter a phone number, such as +91 98000 00000"],
  [{ phone: "+14155550123" }, "Enter an Indian mobile number, such as 98000 00000"],
])("sends nothing to an invalid Indian mobile number: %j", async (payload, message) => {
  const answer = await post("phone-login", payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message, fields: { phone: message } });
});

it.each([
  ["", "Enter the OTP"],
  ["12345", "Enter the 6 digits of the code"],
  ["१२३४५६", "Enter the 6 digits of the code"],
])("requires six digits: %j", async (otp, message) => {
  const answer = await verify(UNKNOWN, otp);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

function post(path: string, payload: object) {
  const remoteAddress = `10.8.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  return shop.app.inject({ method: "POST", url: `/api/auth/${path}`, payload, remoteAddress });
}
const send = (phone: string) => post("phone-login", { phone });
const verify = (phone: string, otp: string) => post("verify-otp", { phone, otp });
