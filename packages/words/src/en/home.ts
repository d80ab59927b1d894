export const title = "Handcrafted jewellery since 1995";
export const description =
  "Gold, diamond, silver, bridal and traditional jewellery, priced by weight at today’s live gold and silver rates.";
/** The description of the shop for search engines. */
export const openHours = (tagline: string, hours: string) => `${tagline}. Open ${hours}.`;

// The slides

export const headline = "Unique & Authentic Designer Jewellery";
export const exploreCollection = "Explore Collection";
export const bridalSlideAlt =
  "Bridal set: polki necklace with ruby and emerald, maang tikka, jhumkas and bangles on ivory";
export const bridalSlideText =
  "Polki, kundan and temple work from our own workshop, priced from the day's rate.";
export const ringsSlideAlt =
  "Three rings on ivory stone: a rose gold halo, an emerald halo and a white gold solitaire";
export const ringsSlideTitle = "One stone, well lit";
export const ringsSlideText = "Solitaires and halos in 18K gold.";

// The promises

export const ourPromise = "Our promise";
export const freeDelivery = "Free tracked delivery";
export const quickReturns = "Quick returns and exchanges";
export const customerService = "24/7 customer service";

// The everyday pieces

export const everydayElegance = "Everyday Elegance";
export const viewAll = "View all";
export const piecesNotLoaded = "Unable to load products. Please try again later.";
export const everydayPieces = "Everyday pieces";

// The featured pieces

export const featureTitle = "Feature Products";
export const featuredPieces = "Featured pieces";
export const mandapAlt = "Bridal necklace and maang tikka on maroon";
export const mandapTitle = "Made for the mandap";
export const mandapText =
  "Polki, kundan and pearl from our own workshop. The large pieces are made to order.";
export const shopBridal = "Shop bridal";

// The banner of the collections

export const premiumAlt =
  "Two-strand pearl necklace with emerald drop, pearl studs and gold bangles on maroon";
export const premiumTitle = <Part>(lineBreak: Part) => [
  "Find our premium range ",
  lineBreak,
  "unique collection",
];
export const premiumText =
  "Polki, pearl and temple work from our own workshop, each with its price laid open.";
export const discoverCollection = "Discover the collection";

// The tiles with offers; each offer is two lines

export const offers = "Offers";
export const newArrival = "NEW ARRIVAL";
export const newArrivalOffer = "10% OFF";
export const upTo = "UPTO";
export const upToOffer = "30% OFF";
export const shopBracelets = "SHOP BRACELETS";
export const shopEarrings = "SHOP EARING";
export const shopLockets = "SHOP LOCKET";

// The best sellers

export const bestSellingTitle = "Best Selling Products";
export const bestSellingNotLoaded = "Unable to load best selling products. Please try again later.";
export const bestSellingPieces = "Best selling pieces";

// The samples that are shown in place of pieces

export const necklace = "Necklace";
export const diamondRing = "Diamond Ring";
export const pearlEarrings = "Pearl Earrings";
export const goldBangle = "Gold Bangle";
export const silverPendant = "Silver Pendant";
export const gemstoneRing = "Gemstone Ring";
export const goldNecklace = "Gold Necklace";
export const pearlSet = "Pearl Set";

// The categories

export const shopByCategory = "Shop By Category";
export const ourEverydayPieces = "OUR EVERYDAY PIECES";
export const chooseCategory = "Choose category";
export const category = "category";

// The articles

export const fromOurBlogs = "From Our Blogs";
export const allArticles = "All articles";

// The testimonials

export const ourCustomers = "Our Customers";
export const loadingTestimonials = "Loading testimonials...";
export const previousTestimonial = "Previous testimonial";
export const nextTestimonial = "Next testimonial";
export const chooseTestimonial = "Choose testimonial";
export const testimonial = "testimonial";
export const fiveStars = "Five stars";

// The photos

export const followUs = "Follow us on Instagram";
export const opensInNewTab = " (opens in a new tab)";
export const photos = "Photos";
/** The accessible name of a photo's link. */
export const photo = (caption: string, likes: number, comments: number) =>
  `${caption} ${likes} likes, ${comments} comments. Opens Instagram in a new tab.`;

// The contacts

export const workingHours = "Working hours";
export const callTheShop = "Call the shop";
export const newsletter = "Newsletter";
