import { buttonClass } from "@suvarna/ui/button-look.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/compare";
import { Phone } from "lucide";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";

/**
 * The shop's telephone number, with an invitation to see the compared pieces side by side in the
 * shop.
 */
export function CompareHelp({ count }: { count: number }) {
  const { phone, hours } = useShop();
  return (
    <div className="mt-12 grid items-center gap-4 bg-shell px-5.5 py-4.5 sm:grid-cols-[auto_1fr_auto] max-sm:grid-cols-[auto_1fr]">
      <Icon of={Phone} size={22} className="text-gold-ink" />
      <p className="text-small text-ink-soft">
        <b className="num block text-lead font-medium text-ink">{phone}</b>
        {say.onOneTray(count, hours)}
      </p>
      <a
        href={telephoneAddress(phone)}
        className={buttonClass({
          look: "secondary",
          size: "small",
          className: "max-sm:col-span-full",
        })}
      >
        {say.callTheShop}
      </a>
    </div>
  );
}
