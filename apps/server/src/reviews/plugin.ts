import type { Config } from "../platform/config.ts";
import type { CapabilityServices, Plugin } from "../platform/plugin.ts";
import type { ReviewDependencies } from "./dependencies.ts";
import { reviewsPersonalData } from "./personal-data.ts";
import type { MakePicture } from "./pictures.ts";
import { registerReviews } from "./routes.ts";

interface PluginDependencies
  extends CapabilityServices,
    Pick<ReviewDependencies, "namesOf" | "orderNumbersOf"> {
  readonly config: Pick<Config, "secret">;
  readonly media: { readonly screenshot: MakePicture };
  readonly rowFiles: ReviewDependencies["files"];
}

export const reviews: Plugin<PluginDependencies> = {
  name: "reviews",
  register({ api, app, config, media, namesOf, orderNumbersOf, rowFiles: files }) {
    const makePicture = media.screenshot;
    registerReviews(api, { app, config, files, makePicture, namesOf, orderNumbersOf });
  },
  personalData: () => reviewsPersonalData,
};
