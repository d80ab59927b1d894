import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** The frame of the login and sign-up pages: a picture at the left, the form beside it. */
export function SignInFrame({
  title,
  picture,
  back,
  wide = false,
  children,
}: {
  title: string;
  /** The id of a portrait picture. */
  picture: string;
  /** The target of the back arrow. */
  back: { readonly to: string; readonly label: string };
  /** Whether the column of the form is wide, for a form with many fields. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid lg:min-h-svh lg:grid-cols-2">
      {/* When the form is taller than the window, the picture ends above the column's end and
          fades into the background. */}
      <div className="on-wine relative bg-wine-dark max-lg:hidden">
        <Picture
          src={`/pictures/${picture}.jpg`}
          alt=""
          width={1200}
          height={1200}
          sizes="50vw"
          className="sticky! top-0 h-full max-h-screen after:absolute after:inset-x-0 after:bottom-0 after:h-1/4 after:bg-linear-to-t after:from-wine-dark"
          imageClassName="absolute inset-0"
        />
      </div>
      {/* The form stands in the middle of what the header leaves of the first screen. */}
      <div className="px-gutter pt-6 pb-14 lg:flex lg:min-h-[calc(100svh-7rem)] lg:flex-col lg:justify-center lg:self-start lg:py-6">
        <div className={`mx-auto w-full ${wide ? "max-w-125" : "max-w-105"}`}>
          <Link
            to={back.to}
            aria-label={back.label}
            className="-ml-3 grid size-11 place-items-center"
          >
            <Icon of={ArrowLeft} size={22} />
          </Link>
          <h1 className="mt-2 mb-2 text-[2rem] lg:text-[2.5rem]">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
