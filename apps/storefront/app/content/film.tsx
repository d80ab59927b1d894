import { buttonClass } from "@suvarna/ui/button-look.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/about";
import { lang } from "@suvarna/words/here/language";
import { Play } from "lucide";
import { type MouseEvent, useState } from "react";
import { captions } from "#captions";
import mp4 from "./film/seven-turns.mp4?url";

/** The original size of the film, in pixels. */
const SIZE = { width: 960, height: 540 };

/** The shop's film, which is loaded only when the visitor presses play. */
export function Film() {
  const [playing, setPlaying] = useState(false);

  function play(event: MouseEvent) {
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <section aria-labelledby="film" className="wrap">
      <h2 id="film" className="sr-only">
        {say.ourFilm}
      </h2>
      <div className="relative aspect-video bg-shell">
        {playing ? (
          <video
            {...SIZE}
            controls
            autoPlay
            playsInline
            // The video player takes the focus, so that its keys work at once.
            ref={(player) => player?.focus()}
            tabIndex={0}
            aria-label={say.filmWithoutSound}
            className="size-full bg-wine-deep"
          >
            <source src={mp4} type="video/mp4" />
            <track
              kind="captions"
              src={captions}
              srcLang={lang}
              label={say.captionsLanguage}
              default
            />
          </video>
        ) : (
          <>
            <Picture
              src="/pictures/banner-bangles.jpg"
              alt={say.filmAlt}
              width={2400}
              height={1200}
              sizes="(min-width: 90rem) 1480px, 115vw"
              className="absolute! inset-0"
              imageClassName="object-[68%_50%]"
            />
            {/* Without JavaScript this button is a link to the film's file. */}
            <a
              href={mp4}
              onClick={play}
              className={buttonClass({
                className:
                  "absolute! bottom-4 left-4 min-h-11! px-5! sm:bottom-9 sm:left-9 sm:min-h-13! sm:px-8!",
              })}
            >
              <Icon of={Play} size={16} className="fill-current" />
              {say.playNow}
            </a>
          </>
        )}
      </div>
      <p className="mt-3 text-caption text-ink-mute">{say.filmNote}</p>
    </section>
  );
}
