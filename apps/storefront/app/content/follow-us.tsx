import { SocialMark } from "@suvarna/ui/social-links.tsx";
import * as say from "@suvarna/words/here/blog";
import { useShop } from "../platform/root-data.ts";

/** The shop's social profiles, with their numbers of followers and the articles that they share. */
export function FollowUs() {
  const { social } = useShop();
  return (
    <section aria-labelledby="follow-us">
      <h2 id="follow-us" className="heading-3">
        {say.followUs}
      </h2>
      <ul className="mt-4.5 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {social.map(({ network, link, handle, followers, shares }) => (
          <li key={network} className="border-b border-line">
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-13 items-center gap-3.5 py-2.5 hover:text-wine"
            >
              <SocialMark network={network} />
              <span className="min-w-0 grow truncate">{network}</span>
              <span className="num text-right text-caption text-ink-mute">
                {followers === undefined ? handle : say.followers(followers)}
                {shares === undefined ? null : <span className="block">{say.shares(shares)}</span>}
                <span className="sr-only">{say.opensInNewTab}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
