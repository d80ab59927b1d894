import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as account from "@suvarna/words/here/accounts";
import { type IconNode, Phone } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";

/** A link that an empty list offers, such as the link to the shop. */
export interface EmptyListLink {
  readonly to: string;
  readonly label: string;
  readonly icon: IconNode;
  readonly detail: string;
}

/**
 * The address of a square picture without text, which is shown beside the text of an empty list.
 */
export type EmptyListPicture = "sand" | "green-silk" | "marble" | "chandbali" | "maroon-velvet";

const WAY = "flex min-h-18 items-center gap-4 border-b border-line py-4 hover:text-wine";

/**
 * The content of a page whose list has no entries: a picture beside a sentence, two links, and the
 * shop's telephone number.
 */
export function EmptyListPage({
  title,
  picture,
  ways,
  action,
  children,
}: {
  title: string;
  picture: EmptyListPicture;
  ways: readonly EmptyListLink[];
  action: ReactNode;
  children: ReactNode;
}) {
  const { phone } = useShop();
  return (
    <>
      <section className="grid bg-shell lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="flex flex-col items-start justify-center px-6 py-10 sm:px-12 lg:py-16">
          <h2>{title}</h2>
          <p className="mt-3 max-w-[27em] text-ink-soft">{children}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">{action}</div>
        </div>
        <Picture
          src={`/pictures/social-${picture}.jpg`}
          alt=""
          width={900}
          height={900}
          sizes="(width >= 64rem) 400px, 100vw"
          className="relative aspect-[5/4] max-lg:order-first lg:aspect-auto lg:min-h-100"
          imageClassName="absolute inset-0"
        />
      </section>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-3">
        {ways.map(({ to, label, icon, detail }) => (
          <li key={to}>
            <Link to={to} className={WAY}>
              <Icon of={icon} size={22} className="flex-none text-gold-ink" />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="text-small text-ink-soft">{detail}</span>
              </span>
            </Link>
          </li>
        ))}
        <li>
          <a href={telephoneAddress(phone)} className={WAY}>
            <Icon of={Phone} size={22} className="flex-none text-gold-ink" />
            <span>
              <span className="num block font-medium">{phone}</span>
              <span className="text-small text-ink-soft">{account.somebodyWhoKnows}</span>
            </span>
          </a>
        </li>
      </ul>
    </>
  );
}
