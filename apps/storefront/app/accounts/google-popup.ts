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
 * The BroadcastChannel on which the last page in the popup reports its result. The server renders
 * that page.
 */
const CHANNEL = "google-sign-in";
const LOOKS = "popup,width=480,height=640";
const LOOK_EVERY_MS = 300;
/** On a busy machine the popup's message arrives up to a second after the popup has closed. */
const LOOKS_AFTER_CLOSE = 5;

interface Relayed {
  readonly flow: string;
  readonly idToken?: string;
  readonly failure?: GoogleFailure;
}

/**
 * Lets a visitor sign in with Google in a popup. The function must be called in the handler of a
 * press, because browsers block popups that open by themselves.
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
    let looksLeft = LOOKS_AFTER_CLOSE;
    const looking = setInterval(() => {
      if (popup.closed) looksLeft -= 1;
      if (looksLeft === 0) end(() => reject(new GooglePopupError("canceled")));
    }, LOOK_EVERY_MS);
    function end(settle: () => void) {
      clearInterval(looking);
      channel.close();
      settle();
    }
    channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
      // This message comes from the popup of another tab of the shop, so it is ignored.
      if (data.flow !== flow) return;
      end(() => {
        if (data.idToken) resolve(data.idToken);
        else reject(new GooglePopupError(data.failure ?? "other"));
      });
    };
  });
}
