/**
 * The looks of a button. A page has one primary button. `gold` and `ivory` are for dark
 * backgrounds.
 */
export type ButtonLook = "primary" | "secondary" | "gold" | "ivory";
export type ButtonSize = "usual" | "small";

const BASE =
  "inline-flex items-center justify-center gap-2.5 whitespace-nowrap rounded-control border " +
  "text-center font-medium uppercase tracking-[0.1em] transition-colors duration-(--duration-fast) " +
  "disabled:cursor-not-allowed";
/** The classes of a disabled button. A busy button keeps its colours, although it is disabled. */
const OFF =
  "disabled:not-aria-busy:border-sand disabled:not-aria-busy:bg-sand " +
  "disabled:not-aria-busy:text-ink-mute aria-busy:opacity-85";

const LOOKS: Record<ButtonLook, string> = {
  primary: "border-wine bg-wine text-ivory hover:border-wine-deep hover:bg-wine-deep",
  secondary: "border-wine bg-transparent text-wine hover:bg-wine hover:text-ivory",
  gold: "border-gold-soft bg-gold-soft text-wine-deep hover:border-ivory hover:bg-ivory",
  ivory: "border-ivory/65 bg-transparent text-ivory hover:bg-ivory hover:text-wine-deep",
};
const SIZES: Record<ButtonSize, string> = {
  usual: "min-h-13 px-8 text-caption max-[22rem]:px-4",
  small: "min-h-11 px-5.5 text-label tracking-[0.1em]",
};

export interface ButtonStyle {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Whether the button fills the width of its container. */
  wide?: boolean;
  className?: string;
}

export function buttonClass({ look = "primary", size = "usual", wide, className }: ButtonStyle) {
  return [BASE, OFF, LOOKS[look], SIZES[size], wide ? "w-full" : "", className ?? ""].join(" ");
}
