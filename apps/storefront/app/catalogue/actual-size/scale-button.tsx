import { Dialog } from "@suvarna/ui/dialog.tsx";
import { requiredPart } from "@suvarna/ui/required-part.ts";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/actual-size";
import { Suspense, useState } from "react";
import { useScreenScale } from "../screen-scale.ts";

const ScreenCalibration = requiredPart(() =>
  import("../screen-calibration.tsx").then(({ ScreenCalibration }) => ScreenCalibration),
);

/** A button that opens the calibration of the screen, by which pieces are drawn in real size. */
export function ScaleButton({ className = "" }: { className?: string }) {
  const [scale, setScale] = useScreenScale();
  const [setting, setSetting] = useState(false);
  return (
    <>
      <TextButton
        onClick={() => setSetting(true)}
        className={`min-h-11! text-small! text-wine! noscript:hidden ${className}`}
      >
        {scale === null ? say.setWithCard : say.setForScreen}
      </TextButton>
      <Dialog open={setting} onClose={() => setSetting(false)} title={say.setWithCard}>
        <Suspense fallback={<div className="min-h-90" />}>
          <div className="mt-3">
            <ScreenCalibration
              onDone={(found) => {
                setScale(found);
                setSetting(false);
              }}
            />
          </div>
        </Suspense>
      </Dialog>
    </>
  );
}
