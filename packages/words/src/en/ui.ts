export const skipToContent = "Skip to content";
export const breadcrumb = "Breadcrumb";
export const chooseSlide = "Choose slide";
export const goTo = (of: string, number: number) => `Go to ${of} ${number}`;
export const slide = "slide";
/** The role of a row of slides that change by themselves. */
export const slideshow = "carousel";
export const close = "Close";
/** The list of short messages, for screen readers. */
export const notifications = "Notifications";
export const dismiss = "Dismiss";
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
export const pages = "Pages";
export const pageNumber = (number: number) => `Page ${number}`;
export const previousPage = "Previous page";
export const nextPage = "Next page";
export const previous = (of: string) => `Previous ${of}`;
export const next = (of: string) => `Next ${of}`;
export const show = (label: string) => `Show ${label.toLowerCase()}`;
export const hide = (label: string) => `Hide ${label.toLowerCase()}`;
export const share = (title: string) => `Share ${title}`;
export const playTheSlides = "Play the slides";
export const pauseTheSlides = "Pause the slides";
export const optional = " (optional)";
export const oneLess = "One less";
export const oneMore = "One more";
export const zoomIn = "Zoom in";
export const zoomOut = "Zoom out";
/** The roles of the lightbox's row of pictures and of one picture. */
export const carousel = "Carousel";
export const pictureRole = "Slide";
export const pictureOf = (number: number | string, all: number | string) => `${number} of ${all}`;
export const needsJavaScript = (to: string) => `Please switch on JavaScript to ${to}.`;
export const opensInNewTab = (network: string) =>
  `${network === "WhatsApp" ? "WhatsApp group" : network} (opens in a new tab)`;
export const sharingNotSupported =
  "Sharing is not supported on your browser. Copy the link manually.";
export const passkeyNotUsed = "The passkey was not used. Please try again.";
export const passkeyNotMade = "No passkey was made. Please try again.";

// A field for a file

export const chooseFile = "Choose a file";
export const chooseFiles = "Choose files";
