import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const signup = endpoint({
  method: "POST",
  path: "/auth/signup",
  auth: "public",
  perMinute: 30,
  errors: ["email_taken", "phone_taken", "google_token_wrong", "unavailable"],
  fieldErrors: { confirmPassword: "passwords_differ" },
  types: {} as typeof schemas.signup,
});

export const login = endpoint({
  method: "POST",
  path: "/auth/login",
  auth: "public",
  perMinute: 30,
  errors: ["credentials_wrong", "unavailable"],
  types: {} as typeof schemas.login,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/auth/me/password",
  auth: "user",
  perMinute: 10,
  errors: ["password_wrong", "fresh_proof_needed", "unavailable"],
  types: {} as typeof schemas.changePassword,
});

export const sendPhoneProof = endpoint({
  method: "POST",
  path: "/auth/me/phone-code",
  auth: "user",
  perMinute: 30,
  errors: ["otp_too_soon", "otp_too_many"],
  types: {} as typeof schemas.sendPhoneProof,
});

export const provePhone = endpoint({
  method: "POST",
  path: "/auth/me/phone",
  auth: "user",
  perMinute: 30,
  errors: ["otp_wrong", "phone_taken", "password_needed", "login_old", "fresh_proof_needed"],
  types: {} as typeof schemas.provePhone,
});

export const phoneLogin = endpoint({
  method: "POST",
  path: "/auth/phone-login",
  auth: "public",
  perMinute: 30,
  errors: ["otp_too_soon", "otp_too_many"],
  types: {} as typeof schemas.phoneLogin,
});

export const verifyOtp = endpoint({
  method: "POST",
  path: "/auth/verify-otp",
  auth: "public",
  perMinute: 30,
  errors: ["otp_wrong", "other_method"],
  types: {} as typeof schemas.verifyOtp,
});

export const googleSignin = endpoint({
  method: "POST",
  path: "/auth/google-signin",
  auth: "public",
  perMinute: 30,
  errors: ["google_token_wrong", "other_method", "unavailable"],
  types: {} as typeof schemas.googleSignin,
});

export const hostedSignin = endpoint({
  method: "POST",
  path: "/auth/hosted-signin",
  auth: "public",
  perMinute: 30,
  errors: ["google_token_wrong", "other_method", "unavailable"],
  types: {} as typeof schemas.hostedSignin,
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/auth/forgot-password",
  auth: "public",
  perMinute: 10,
  errors: [],
  types: {} as typeof schemas.forgotPassword,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  auth: "public",
  perMinute: 10,
  errors: ["link_dead", "unavailable"],
  types: {} as typeof schemas.resetPassword,
});

export const sendVerification = endpoint({
  method: "POST",
  path: "/auth/me/verification",
  auth: "user",
  perMinute: 30,
  errors: [],
  types: {} as typeof schemas.sendVerification,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/auth/verify-email",
  auth: "public",
  perMinute: 10,
  errors: ["link_dead", "email_taken", "password_needed", "password_wrong", "unavailable"],
  types: {} as typeof schemas.verifyEmail,
});
