/** Why a popup brought no ID token. */
export type GoogleFailure = "canceled" | "blocked" | "network" | "other";

export class GooglePopupError extends Error {
  readonly failure: GoogleFailure;

  constructor(failure: GoogleFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** On which the popup's last page tells what came of it; the server writes the other end. */
const CHANNEL = "google-sign-in";
const LOOKS = "popup,width=480,height=640";
const LOOK_EVERY_MS = 300;

interface Relayed {
  readonly flow: string;
  readonly idToken?: string;
  readonly failure?: GoogleFailure;
}

/**
 * Lets a shopper sign in with Google in a window of its own. To be called within a press: browsers
 * block windows that open by themselves.
 * @returns Google's ID token
 * @throws GooglePopupError
 */
export function askGoogle(): Promise<string> {
  const flow = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const popup = window.open(`/api/auth/google/start?flow=${flow}`, "google-sign-in", LOOKS);
    if (!popup) {
      reject(new GooglePopupError("blocked"));
      return;
    }
    const channel = new BroadcastChannel(CHANNEL);
    let seenClosed = false;
    const looking = setInterval(() => {
      // What the popup said with its last breath may come after it is gone: one more look.
      if (seenClosed) end(() => reject(new GooglePopupError("canceled")));
      seenClosed = popup.closed;
    }, LOOK_EVERY_MS);
    function end(settle: () => void) {
      clearInterval(looking);
      channel.close();
      settle();
    }
    channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
      // Another tab of the shop has a popup of its own.
      if (data.flow !== flow) return;
      end(() => {
        if (data.idToken) resolve(data.idToken);
        else reject(new GooglePopupError(data.failure ?? "other"));
      });
    };
  });
}
