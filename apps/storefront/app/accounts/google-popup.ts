/** Why a popup gave no ID token. */
export type GoogleFailure = "canceled" | "blocked" | "network" | "other";

export class GooglePopupError extends Error {
  readonly failure: GoogleFailure;

  constructor(failure: GoogleFailure) {
    super(failure);
    this.failure = failure;
  }
}

/**
 * The BroadcastChannel on which the popup's last page reports its result; the server writes that
 * page.
 */
const CHANNEL = "google-sign-in";
const LOOKS = "popup,width=480,height=640";
const LOOK_EVERY_MS = 300;

interface Relayed {
  readonly flow: string;
  readonly idToken?: string;
  readonly failure?: GoogleFailure;
}

/**
 * Lets a visitor sign in with Google in a popup. It must be called within a press, because browsers
 * block popups that open by themselves.
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
      // The popup's message may arrive after it has closed, so it is checked once more.
      if (seenClosed) end(() => reject(new GooglePopupError("canceled")));
      seenClosed = popup.closed;
    }, LOOK_EVERY_MS);
    function end(settle: () => void) {
      clearInterval(looking);
      channel.close();
      settle();
    }
    channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
      // The message belongs to a popup of another tab of the shop.
      if (data.flow !== flow) return;
      end(() => {
        if (data.idToken) resolve(data.idToken);
        else reject(new GooglePopupError(data.failure ?? "other"));
      });
    };
  });
}
