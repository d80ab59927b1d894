import * as z from "zod/mini";
import { requiredText } from "./wire.ts";

const codeSays = "A coupon code has 3 to 20 letters and digits";

/** A coupon's code as people write it; normalised to upper case without blanks. */
export const CouponCode = z.pipe(
  requiredText("Enter a coupon code", 40),
  z.pipe(
    z.transform((text: string) => text.replace(/\s/g, "").toUpperCase()),
    z.string().check(z.regex(/^[A-Z0-9]{3,20}$/, codeSays)),
  ),
);

/** What the cart's coupon field sends. */
export const CouponChoice = z.object({ code: CouponCode });
