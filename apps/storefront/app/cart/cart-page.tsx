import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import { MembersOnly } from "../accounts/index.ts";
import { pageMeta } from "../platform/meta.ts";
import { CartContent } from "./cart-content.tsx";
import { CartWaiting } from "./cart-waiting.tsx";

export const meta = () => pageMeta({ title: "Cart", personal: true });

export default function CartPage() {
  return (
    <div className="wrap pb-section">
      <Breadcrumb trail={[{ label: "Home", to: "/" }, { label: "Cart" }]} />
      <PageHead title="Your cart" />
      <MembersOnly to="see your cart" waiting={<CartWaiting />}>
        {() => <CartContent />}
      </MembersOnly>
    </div>
  );
}
