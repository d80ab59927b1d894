export const shopDescription =
  "Gold, diamond and silver jewellery at the live rate: see how every price is made, from the weight to the making charge.";
