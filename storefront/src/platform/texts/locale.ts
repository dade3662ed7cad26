/** The storefront's one language. What replaces texts names it, so that there may be more. */
export const LOCALE = "en"
