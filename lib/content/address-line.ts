type Address = Record<'street' | 'city' | 'postalCode' | 'region' | 'country', string>;

/** One form everywhere: search engines compare it with that of the business profile. */
export const addressLine = ({ street, city, postalCode, region, country }: Address): string =>
  `${street}, ${city} ${postalCode}, ${region}, ${country}`;
