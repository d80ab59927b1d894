import { endpoint } from "../endpoint.ts";
import type * as schemas from "./schemas.ts";

export const joinNewsletter = endpoint({
  method: "POST",
  path: "/newsletter",
  auth: "public",
  perMinute: 10,
  errors: [],
  types: {} as typeof schemas.joinNewsletter,
});

export const confirmNewsletter = endpoint({
  method: "POST",
  path: "/newsletter/confirm",
  auth: "public",
  perMinute: 30,
  errors: ["link_dead"],
  types: {} as typeof schemas.confirmNewsletter,
});

export const getNewsletterChoice = endpoint({
  method: "GET",
  path: "/newsletter/choice",
  auth: "user",
  errors: [],
  types: {} as typeof schemas.getNewsletterChoice,
});

export const putNewsletterChoice = endpoint({
  method: "PUT",
  path: "/newsletter/choice",
  auth: "user",
  perMinute: 20,
  errors: [],
  types: {} as typeof schemas.putNewsletterChoice,
});
