import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** The attributes of `<model-viewer>` that the shop uses. */
interface ModelViewerAttributes extends HTMLAttributes<HTMLElement> {
  src: string;
  alt: string;
  ar?: boolean;
  "ar-modes"?: string;
  "ar-scale"?: "auto" | "fixed";
  "camera-controls"?: boolean;
  "camera-orbit"?: string;
  "disable-pan"?: boolean;
  "disable-zoom"?: boolean;
  "environment-image"?: string;
  exposure?: string;
  "interaction-prompt"?: "none";
  "interpolation-decay"?: string;
  "max-camera-orbit"?: string;
  "shadow-intensity"?: string;
  "touch-action"?: string;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "model-viewer": DetailedHTMLProps<ModelViewerAttributes, HTMLElement>;
    }
  }
}
