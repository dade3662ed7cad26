/** A page has twelve rows: six products of two variants each. Medusa counts products. */
export const ROWS = 12
export const PRODUCTS = 6

export type Urls = { own: string; medusa: string; limit: string }
