import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/identity/calls";
import * as schemas from "@suvarna/contract/identity/schemas";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { languageOfCall } from "../platform/http/language-of-call.ts";
import { consumePhoneCode } from "./consume-phone-code.ts";
import { originOf } from "./login-origin.ts";
import { registrant } from "./phone-proof.ts";
import { findUserOfPhone } from "./queries.ts";
import { sendPhoneCode } from "./send-phone-code.ts";
import { signInByToken } from "./sign-in-by-token.ts";
import { provePhone } from "./update-user.ts";
import type { WaysToSignIn } from "./ways-to-sign-in.ts";

const endpoints = pair(calls, schemas);

/** The asker's id for clients that send no id of their own. All these clients share their tries. */
const ANYBODY = "anybody";

/** Registers the calls for logging in without a password, and for proving a phone number. */
export function registerPasswordless(api: Api, signIn: WaysToSignIn): void {
  const { app, codes } = signIn;
  const { db } = app.database;

  handle(api, endpoints.phoneLogin, async ({ body: { phone, attempt }, headers }, { request }) => {
    const deviceId = await signIn.findDevice(headers["device-mark"], { phone });
    const asker = attempt ?? ANYBODY;
    const by = { asker, address: request.ip, deviceId, language: languageOfCall(request) };
    const codeRequest = { purpose: "login", phone, ...by } as const;
    const resendSeconds = await sendPhoneCode(codes, codeRequest);
    return { message: "OTP sent to your phone", resendSeconds };
  });

  handle(api, endpoints.verifyOtp, async ({ body: { phone, otp, attempt } }, { request }) => {
    const asker = attempt ?? ANYBODY;
    await consumePhoneCode(app, codes.secret, { purpose: "login", phone, asker, code: otp });
    const userId = await findUserOfPhone(db, phone);
    if (userId === null) {
      const profile = registrant(codes.secret, phone, app.clock());
      return { message: schemas.COMPLETE_REGISTRATION, profile };
    }
    return {
      message: "OTP verified!",
      ...(await signIn.signIn(userId, originOf(request))),
    };
  });

  handle(api, endpoints.googleSignin, async ({ body: { idToken } }, { request }) => {
    const outcome = await signInByToken(signIn, idToken);
    if ("userId" in outcome) return signIn.signIn(outcome.userId, originOf(request));
    // A token that proves a phone number comes from the hosted service, which has an endpoint of
    // its own.
    if ("phone" in outcome.newcomer) throw new Refusal("google_token_wrong");
    return { message: schemas.COMPLETE_REGISTRATION, profile: outcome.newcomer };
  });

  handle(api, endpoints.hostedSignin, async ({ body: { idToken } }, { request }) => {
    const outcome = await signInByToken(signIn, idToken);
    if ("userId" in outcome) return signIn.signIn(outcome.userId, originOf(request));
    return { message: schemas.COMPLETE_REGISTRATION, profile: outcome.newcomer };
  });

  handle(api, endpoints.sendPhoneProof, async ({ body: { phone } }, { user, request }) => {
    const codeRequest = {
      purpose: "change-phone",
      phone,
      asker: user.userId,
      address: request.ip,
      language: languageOfCall(request),
      // The codes that the owner asks for are counted separately by this id, so that codes that
      // strangers ask for do not use them up.
      deviceId: `user ${user.userId}`,
    } as const;
    const resendSeconds = await sendPhoneCode(codes, codeRequest);
    return { message: "OTP sent to your phone", resendSeconds };
  });

  handle(api, endpoints.provePhone, async ({ body: { phone, otp } }, { user, actor }) => {
    await provePhone(signIn, actor, user, { phone, code: otp });
    return signIn.profiles.describe(user.userId);
  });
}
