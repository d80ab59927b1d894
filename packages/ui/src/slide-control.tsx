import * as say from "@suvarna/words/here/ui";
import { ArrowLeft, ArrowRight, Pause, Play } from "lucide";
import { IconButton } from "./icon-button.tsx";
import { RoundButton } from "./round-button.tsx";

/** The button that pauses and resumes a slideshow. */
export function PauseButton({ playing, onToggle }: { playing: boolean; onToggle(): void }) {
  return (
    <IconButton
      icon={playing ? Pause : Play}
      label={playing ? say.pauseTheSlides : say.playTheSlides}
      size={17}
      onClick={onToggle}
    />
  );
}

/** The two arrows of a carousel. `of` is the name of what they move, such as "slide". */
export function Arrows({
  of,
  onPrevious,
  onNext,
  atStart = false,
  atEnd = false,
}: {
  of: string;
  onPrevious(): void;
  onNext(): void;
  atStart?: boolean;
  atEnd?: boolean;
}) {
  return (
    <div className="flex gap-2.5">
      <RoundButton
        icon={ArrowLeft}
        label={say.previous(of)}
        aria-disabled={atStart}
        onClick={onPrevious}
        className="aria-disabled:opacity-40"
      />
      <RoundButton
        icon={ArrowRight}
        label={say.next(of)}
        aria-disabled={atEnd}
        onClick={onNext}
        className="aria-disabled:opacity-40"
      />
    </div>
  );
}
