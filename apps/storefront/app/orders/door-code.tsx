import { sayDoorCode } from "@suvarna/domain/door-code";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/order-page";
import { KeyRound } from "lucide";

/** Shows the code that the buyer tells the courier at the door. */
export function DoorCode({ code }: { code: string }) {
  return (
    <section
      aria-labelledby="door-code"
      className="mt-8 grid items-center gap-x-7 gap-y-3 bg-shell px-5 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-7.5"
    >
      <Icon of={KeyRound} size={24} className="text-gold-ink max-sm:hidden" />
      <div>
        <h2 id="door-code" className="heading-3 text-[1.1875rem]">
          {say.codeForCourier}
        </h2>
        <p className="mt-1 max-w-[36em] text-small text-ink-soft">{say.codeForCourierText}</p>
      </div>
      <p className="num font-display text-[2rem] leading-none tracking-[0.08em] text-wine">
        {sayDoorCode(code)}
      </p>
    </section>
  );
}
