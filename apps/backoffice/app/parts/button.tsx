import { Icon } from "@suvarna/ui/icon.tsx";
import type { IconNode } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

/**
 * The kinds of buttons. A view has at most one `primary` button. `danger` is for actions that
 * delete data.
 */
export type ButtonKind = "primary" | "secondary" | "text" | "danger";

interface Look {
  kind?: ButtonKind;
  /** Whether the button is small: 28 px high on a wide screen, 36 px on a phone. */
  small?: boolean;
  icon?: IconNode;
  /** The key that has the same effect as the button. It is shown beside the label. */
  hotkey?: string;
}

const LOOKS: Readonly<Record<ButtonKind, string>> = {
  primary: "border-wine bg-wine text-ivory hover:bg-wine-deep",
  secondary: "border-line-strong bg-surface text-ink hover:border-wine hover:text-wine",
  text: "border-transparent text-wine hover:bg-wine-tint",
  danger: "border-alert bg-surface text-alert hover:bg-alert-tint",
};
const OFF = "cursor-not-allowed border-sand bg-sand text-ink-mute";

function lookOf({ kind = "secondary", small = false }: Look, off = false): string {
  const size = small
    ? "min-h-9 px-2.5 text-caption md:min-h-7"
    : `min-h-(--control) ${kind === "text" ? "px-2" : "px-4"}`;
  return `inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors duration-150 ${size} ${off ? OFF : LOOKS[kind]}`;
}

function Inside({ icon, small, hotkey, children }: Look & { children: ReactNode }) {
  return (
    <>
      {icon ? <Icon of={icon} size={small ? 15 : 16} /> : null}
      {children}
      {hotkey ? (
        <kbd className="border-0 bg-transparent p-0 text-current opacity-80 max-md:hidden">
          {hotkey}
        </kbd>
      ) : null}
    </>
  );
}

/**
 * A button. While its action runs (`busy`), the button shows the text of `busy` with a spinner and
 * can't be pressed. A disabled button stays visible, and a text beside it says what the user must
 * do first.
 */
export function Button({
  kind,
  small,
  icon,
  hotkey,
  busy = false,
  disabled,
  className = "",
  children,
  ...button
}: Look & { busy?: string | false } & Omit<ComponentProps<"button">, "kind">) {
  const look = { ...(kind ? { kind } : {}), ...(small ? { small } : {}) };
  return (
    <button
      type="button"
      {...button}
      disabled={disabled}
      aria-disabled={busy !== false || disabled ? true : undefined}
      aria-busy={busy !== false || undefined}
      onClick={(event) => {
        if (busy !== false) event.preventDefault();
        else button.onClick?.(event);
      }}
      className={`${lookOf(look, disabled)} ${className}`}
    >
      {busy === false ? (
        <Inside {...look} {...(icon ? { icon } : {})} {...(hotkey ? { hotkey } : {})}>
          {children}
        </Inside>
      ) : (
        <>
          <TurningMark />
          {busy}
        </>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  small,
  icon,
  hotkey,
  className = "",
  children,
  ...link
}: Look & LinkProps & { children: ReactNode }) {
  const look = { ...(kind ? { kind } : {}), ...(small ? { small } : {}) };
  return (
    <Link {...link} className={`${lookOf(look)} ${className}`}>
      <Inside {...look} {...(icon ? { icon } : {})} {...(hotkey ? { hotkey } : {})}>
        {children}
      </Inside>
    </Link>
  );
}

/** A square button with only an icon. Its name is read by screen readers and shown as a tooltip. */
export function IconButton({
  icon,
  name,
  small = false,
  kind = "secondary",
  className = "",
  ...button
}: {
  icon: IconNode;
  name: string;
  small?: boolean;
  kind?: ButtonKind;
} & ComponentProps<"button">) {
  const size = small ? "size-9 md:size-7" : "size-(--control)";
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      {...button}
      className={`inline-grid flex-none place-items-center rounded-control border transition-colors duration-150 ${size} ${button.disabled ? OFF : LOOKS[kind]} ${className}`}
    >
      <Icon of={icon} size={16} />
    </button>
  );
}

/** The spinner of a button whose action runs. */
export function TurningMark() {
  return (
    <span
      aria-hidden
      className="size-3.5 flex-none animate-turn rounded-round border-2 border-current border-r-transparent"
    />
  );
}
