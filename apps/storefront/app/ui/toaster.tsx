import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from "lucide-react";
import { type CSSProperties, useEffect, useLayoutEffect, useState } from "react";
import { Toaster as Sonner, toast as sonner, useSonner } from "sonner";
import { Icon } from "./icon.tsx";
import { onToast, type Toast, takeToasts } from "./toast.ts";
import { pressedSpan, TOAST_GAP, TOASTS_ABOVE, toastsBottom } from "./toast-place.ts";

const MOST = 20;
const PHONE = 40 * 16;
const STANDING = "[data-sonner-toast]:not([data-removed=true])";

const ICONS = {
  success: <Icon of={CircleCheck} className="mt-0.5 text-leaf" />,
  error: <Icon of={CircleAlert} className="mt-0.5 text-alert" />,
  info: <Icon of={Info} className="mt-0.5 text-gold-ink" />,
  loading: <Icon of={LoaderCircle} className="mt-0.5 animate-turn text-gold-ink" />,
};

/** Shows the toasts; use `ToastOutlet`, which fetches it when it is needed. */
export function Toaster() {
  useEffect(
    () =>
      onToast(() => {
        for (const { show, dismiss } of takeToasts()) {
          if (show)
            sonner.custom(() => <ToastCard toast={show} />, {
              id: show.id,
              duration: show.duration,
            });
          else sonner.dismiss(dismiss);
        }
      }),
    [],
  );
  const phone = window.innerWidth < PHONE;
  const bottom = useBottom();
  return (
    <Sonner
      position={phone ? "bottom-center" : "top-right"}
      visibleToasts={MOST}
      expand
      gap={TOAST_GAP}
      offset={20}
      mobileOffset={{ bottom, left: 12, right: 12 }}
      style={{ "--width": "380px" } as CSSProperties}
    />
  );
}

/** How far above the foot of a phone's screen the toasts of now lie. */
function useBottom(): number {
  const { toasts } = useSonner();
  const [bottom, setBottom] = useState(TOASTS_ABOVE);
  useLayoutEffect(() => {
    const place = () => {
      const cards = [...document.querySelectorAll<HTMLElement>(STANDING)];
      const pile = cards.reduce((sum, card) => sum + card.offsetHeight + TOAST_GAP, -TOAST_GAP);
      setBottom(toastsBottom(window.innerHeight, pile, pressedSpan()));
    };
    place();
    if (toasts.length === 0) return;
    // A form that was refused is scrolled to what is to be mended.
    window.addEventListener("scroll", place, { passive: true });
    return () => window.removeEventListener("scroll", place);
  }, [toasts]);
  return bottom;
}

function ToastCard({ toast: { id, kind, title, text, action } }: { toast: Toast }) {
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className="flex w-full items-start gap-3.5 bg-surface py-4 pr-3 pl-4.5 font-body text-[0.9375rem] leading-normal text-ink shadow-float sm:w-95"
    >
      {ICONS[kind]}
      <div className="flex-1">
        <b className="block font-semibold">{title}</b>
        {text}
      </div>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.run();
            sonner.dismiss(id);
          }}
          className="link-gold -my-2.5 min-h-11 px-1 font-medium text-wine"
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => sonner.dismiss(id)}
        className="-my-1 grid size-8 place-items-center"
      >
        <Icon of={X} size={17} />
      </button>
    </div>
  );
}
