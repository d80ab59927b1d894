import type { Gateway } from "../gateway.ts";
import { cashfree } from "./cashfree/cashfree.ts";
import { razorpay } from "./razorpay/razorpay.ts";

/** Every payment gateway that the shop can use. A new gateway is one line here and its own folder. */
export const GATEWAYS: readonly Gateway[] = [cashfree, razorpay];
