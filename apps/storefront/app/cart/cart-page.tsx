import { getCart } from "@suvarna/contract/cart/calls";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import * as say from "@suvarna/words/here/cart";
import { cart, home } from "@suvarna/words/here/navigation";
import type { MetaArgs } from "react-router";
import { MembersOnly } from "../accounts/index.ts";
import type { PageHandle } from "../platform/first-paint/early-calls.ts";
import { pageMeta } from "../platform/meta.ts";
import { CartContent } from "./cart-content.tsx";
import { startCart } from "./cart-query.ts";
import { CartWaiting } from "./cart-waiting.tsx";

void startCart();

export const handle: PageHandle = { earlyCalls: [getCart] };

export const meta = (place: MetaArgs) => pageMeta({ title: cart, personal: true }, place);

export default function CartPage() {
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: home, to: "/" }, { label: cart }]} />
      <PageHead title={say.yourCart} />
      <MembersOnly to={say.toSeeYourCart} waiting={<CartWaiting />}>
        {() => <CartContent />}
      </MembersOnly>
    </div>
  );
}
