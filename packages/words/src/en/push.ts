// Push messages: news that a device shows as notifications

export const news = "News on this device";
export const isOff =
  "News of your orders, and of the prices and pieces that you wait for, as notifications on this device.";
export const isOn =
  "On: news of your orders, prices and pieces come to this device, until you log out here.";
export const isInOutbox = <Part>(outbox: Part) => [
  "On. Your browser reaches no push service, so this demonstration keeps the news in its ",
  outbox,
  ".",
];
export const outbox = "outbox";
export const unsupported =
  "This browser can’t show our notifications. On an iPhone, add the shop to the home screen and open it from there.";
export const blocked =
  "Your browser blocks our notifications. Allow them for this site in its settings; then you can turn them on here.";
export const failed = "It could not be turned on or off. Please try again in a while.";
export const turnOn = "Turn on";
export const turnOff = "Turn off";
/** The names of the two buttons for screen readers; each contains the words of its button. */
export const turnNewsOn = "Turn on news on this device";
export const turnNewsOff = "Turn off news on this device";

// The offer where an order was placed or a price alert was set

export const offerOfOrder = "Shall this device tell you what becomes of your order?";
export const offerOfPrice = "Shall this device tell you too?";
