/**
 * SQL over an address: whether it is one of another server, and that server as `https://host:port`.
 * modules/product-index has indexes of both on the pictures of parts.
 */
export const isRemote = (address: string) => `${address} ilike 'http%://%'`

export const originOf = (address: string) =>
  `(split_part(${address}, '/', 1) || '//' || split_part(${address}, '/', 3))`
