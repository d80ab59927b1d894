import { Picture } from "@suvarna/ui/picture.tsx";
import type { ReactNode } from "react";
import { ShopName } from "../parts/shop-name.tsx";

const PICTURE = {
  src: "/pictures/about-hallmark.jpg",
  width: 1600,
  height: 1000,
  // The whole HUID is seen in a window of 1440 by 900 pixels.
  focus: { x: 53, y: 50 },
};
/**
 * The width of the picture before it is cropped. It fills the height of the window, so it is wider
 * than its half of the window. On a phone it is not shown, so the smallest size is loaded.
 */
const SIZES = "(max-width: 767px) 1px, max(55vw, 160vh)";

/** The layout of every step of the sign-in. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-screen md:grid-cols-[1.22fr_1fr]">
      <div aria-hidden className="relative overflow-hidden bg-shell max-md:hidden">
        <Picture
          {...PICTURE}
          alt=""
          sizes={SIZES}
          priority
          className="absolute inset-0 size-full"
        />
      </div>
      <main className="flex flex-col px-5 py-6 md:px-16 md:pt-10 md:pb-8">
        <ShopName className="text-[1.0625rem]" />
        <p className="pt-0.5 text-caption text-ink-mute">Back office</p>
        <div className="m-auto w-full max-w-100 py-10">{children}</div>
        <p className="text-hint text-ink-mute">
          For the staff of the shop. Every sign-in and every change is written down. Trouble? Ask an
          owner, they can give you a new second factor.
        </p>
      </main>
    </div>
  );
}
