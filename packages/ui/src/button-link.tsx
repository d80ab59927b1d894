import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonStyle, buttonClass } from "./button-look.ts";

/** A link with the look of a button. */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  ...rest
}: ButtonStyle & ComponentProps<typeof Link> & { className?: string }) {
  return <Link {...rest} className={buttonClass({ look, size, wide, className })} />;
}
