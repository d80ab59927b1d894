// The orders that a device keeps, to open them without a connection

export const ordersOnThisDevice = "Orders without a connection";
export const isOff =
  "Keep my orders and invoices on this device: the ten newest with their papers, names and addresses open without a connection. Turn it on only on a device of your own.";
export const isOn =
  "On: your ten newest orders with their papers, names and addresses are kept on this device and open without a connection, until you log out here.";
export const failed = "It could not be turned on or off. Please try again in a while.";
export const turnOn = "Turn on";
export const turnOff = "Turn off";
/** The names of the two buttons for screen readers; each contains the words of its button. */
export const turnOrdersOn = "Turn on keeping my orders and invoices on this device";
export const turnOrdersOff = "Turn off keeping my orders and invoices on this device";

/** Above an order that the device shows, because the shop can't be reached. */
export const keptSince = (time: string) => `From this device, as it was on ${time}.`;
