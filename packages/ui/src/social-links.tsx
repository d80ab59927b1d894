import * as say from "@suvarna/words/here/ui";
import type { ReactNode } from "react";

/** The networks' logos as line drawings of 24 × 24, because the icon set does not have them. */
const MARKS: Readonly<Record<string, ReactNode>> = {
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.2" cy="6.8" r=".6" fill="currentColor" />
    </>
  ),
  Facebook: (
    <path d="M14.5 21v-7.5h2.9l.5-3.4h-3.4V8.2c0-1.1.5-1.8 1.9-1.8h1.6V3.3a15 15 0 0 0-2.4-.2c-2.6 0-4.2 1.5-4.2 4.2v2.8H8.4v3.4h3V21" />
  ),
  YouTube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="m10.3 9.2 4.8 2.8-4.8 2.8z" />
    </>
  ),
  Twitter: <path d="M4 4l7 9.2M20 4l-6.8 7.4M4 20l6.6-7.2M13.2 11.4 20 20h-4.3L4 4h4.3z" />,
  WhatsApp: (
    <>
      <path d="M3.5 20.5l1.2-4.3A8.4 8.4 0 1 1 8 19.4z" />
      <path d="M9 8.4c-.5.5-.7 1.3 0 2.6.9 1.7 2 2.7 3.7 3.5 1.2.6 2 .3 2.5-.3.3-.4.2-.8-.2-1l-1.4-.7-.9.9c-1.2-.5-2-1.3-2.6-2.5l.9-.9-.7-1.4c-.2-.4-.8-.6-1.3-.2z" />
    </>
  ),
};

/** Links to the shop's social profiles, as a row of bare icons; each opens in a new tab. */
export function SocialLinks({
  profiles,
  className,
}: {
  profiles: readonly { readonly network: string; readonly link: string }[];
  className?: string;
}) {
  return (
    <ul className={`flex flex-wrap gap-1 ${className ?? ""}`}>
      {profiles.map(({ network, link }) => (
        <li key={network}>
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={say.opensInNewTab(network)}
            className="grid size-11 place-items-center"
          >
            <SocialMark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A network's logo, or its name if there is no logo. */
export function SocialMark({ network }: { network: string }) {
  const mark = MARKS[network];
  if (!mark) return network;
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className="flex-none"
    >
      {mark}
    </svg>
  );
}
