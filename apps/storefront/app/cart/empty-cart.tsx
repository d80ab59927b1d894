import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { CreditCard, Gem, Phone } from "lucide-react";
import { Link } from "react-router";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";

/**
 * The empty cart, on its own page and in place of a checkout that has nothing to sell: a picture,
 * and the ways on.
 */
export function EmptyCart({ children }: { children?: string }) {
  const { phone } = useShop();
  return (
    <>
      <section className="grid bg-shell lg:grid-cols-2">
        <div className="flex flex-col items-start justify-center px-6 py-10 sm:px-12 lg:py-16">
          <h2>Your cart is empty!</h2>
          <p className="mt-3 max-w-[27em] text-ink-soft">
            {children ??
              "What you choose waits here, and each piece follows the gold rate until you check out."}
          </p>
          <ButtonLink to="/productlist" className="mt-7 max-sm:w-full">
            Start Shopping
          </ButtonLink>
        </div>
        <Picture
          src="/pictures/social-sand.jpg"
          alt=""
          width={900}
          height={1200}
          sizes="(width >= 64rem) 50vw, 100vw"
          focus={{ x: 50, y: 60 }}
          className="relative aspect-[8/5] max-lg:order-first lg:aspect-auto lg:min-h-105"
          imageClassName="absolute inset-0"
        />
      </section>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-3">
        {WAYS.map(({ to, label, icon, detail }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-18 items-center gap-4 border-b border-line py-4 hover:text-wine"
            >
              <Icon of={icon} size={22} className="flex-none text-gold-ink" />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="text-small text-ink-soft">{detail}</span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <a
            href={telephoneAddress(phone)}
            className="flex min-h-18 items-center gap-4 border-b border-line py-4 hover:text-wine"
          >
            <Icon of={Phone} size={22} className="flex-none text-gold-ink" />
            <span>
              <span className="num block font-medium">{phone}</span>
              <span className="text-small text-ink-soft">Somebody who knows every piece</span>
            </span>
          </a>
        </li>
      </ul>
    </>
  );
}

const WAYS = [
  {
    to: "/wishlist",
    label: "Favorites",
    icon: Gem,
    detail: "The pieces that you kept for later",
  },
  {
    to: "/order-history",
    label: "Order history",
    icon: CreditCard,
    detail: "What you ordered, and where it is",
  },
];
