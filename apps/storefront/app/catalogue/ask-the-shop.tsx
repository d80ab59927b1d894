import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/product";
import { Phone } from "lucide";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";

/** The shop's telephone and when someone answers it. */
export function AskTheShop() {
  const { phone, hours } = useShop();
  return (
    <div className="mt-3 flex items-center gap-4 bg-shell px-4.5 py-3.5">
      <Icon of={Phone} className="text-gold-ink" />
      <p className="text-small text-ink-soft">
        <a
          href={telephoneAddress(phone)}
          className="num block text-body font-medium text-ink hover:text-wine"
        >
          {phone}
        </a>
        {say.askTheShop(hours)}
      </p>
    </div>
  );
}
