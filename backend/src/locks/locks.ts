/**
 * Every lock of the shop, in the order in which they may be taken: who holds one takes only such as
 * stand below it, and several of one kind sorted by name.
 *
 * 1. Placing orders: a semaphore in the process's memory (workflows/order/place).
 * 2. MEDUSA_LOCKS, by Medusa's locking module: in memory, or in Redis for several processes.
 * 3. A mutex in the process's memory under the name of 4, so that nobody waits there with a
 *    connection of the pool.
 * 4. Advisory locks of PostgreSQL by name: an order's, then those of the audit trail, then that of
 *    a payment event; or, where an order is made, its customer's. To the end of the transaction, as
 *    are all that follow. What a part fits, a person's saved lists and their garage stand for
 *    themselves, as their basket's row does.
 * 5. Rows: the order's, its payment collection's, then stock levels by inventory item, which hold
 *    what is expected and promised there, too. A basket's row (workflows/basket) stands for itself,
 *    behind a mutex of its own: who holds it takes no other.
 * 6. The product search's own, and the row by which an order is found (modules/order-index), taken by
 *    triggers when something is written.
 *
 * ADVISORY_LOCKS by number stand for themselves: who waits for one holds no other. The repair's is
 * only tried for, before the order's, that of ACES files holds no other's name, and `searchTally` is
 * below the search's.
 */

/** Names and patience of Medusa's locking module. An inventory item's own id locks its stock. */
export const MEDUSA_LOCKS = {
  /** All that gives or takes the role: two at once must not leave the shop without one. */
  administrators: "administrators",
  /** All that changes a product's row: of two administrators' edits one comes after the other. */
  product: (id: string) => `product:${id}`,
  /** A change of one of a part's other numbers, by row: before the product's. */
  numbers: (variantId: string) => `numbers:${variantId}`,
  /** Making the customer of a mail. */
  registration: (email: string) => `register:${email}`,
  /** A turn of a run, which is some batches: of two runs of one kind the second sees what the first took. Before all others. */
  sync: (kind: string) => `sync:${kind}`,
  /** Asking the provider about an unpaid order, and cancelling it. */
  expiry: (orderId: string) => `expire:${orderId}`,
}

/** A product's row and its stock, which Medusa's reservations and deliveries lock. */
export function stockLocks(product: {
  id: string
  inventory: readonly { inventory_item_id: string }[]
}): string[] {
  return [
    MEDUSA_LOCKS.product(product.id),
    ...product.inventory.map((item) => item.inventory_item_id),
  ]
}

/** Seconds. A holder may wait for a provider, so those who wait are patient. */
export const LOCK_PATIENCE = {
  timeout: 20,
  /** After which the lock of a process that died is free. */
  ttl: 60,
  /** Between two tries; a held lock is mostly free again within a tenth of a second. */
  retryInterval: 0.05,
}

export const ADMINISTRATORS_LOCK = { key: MEDUSA_LOCKS.administrators, ...LOCK_PATIENCE }

/** Names of advisory locks; an order's and a payment event's are their ids. */
export const auditLock = (kind: string, id: string) => `audit:${kind}:${id}`

/** All changes of a person's saved lists, which are counted and told apart by their names. */
export const partListsLock = (customer_id: string) => `part-lists:${customer_id}`

/** What the shop itself says that a part fits, by row and by file. */
export const fitmentsLock = (variant_id: string) => `fitments:${variant_id}`

/** All changes of a person's garage, which has room for so many vehicles. */
export const garageLock = (customer_id: string) => `garage:${customer_id}`

/** Begins the name under which a customer's orders are made one by one (modules/order-guard). */
export const UNPAID_ORDERS_LOCK = "unpaid-orders:"

/** Numbers of advisory locks: any will do, as long as every process uses the same. */
export const ADVISORY_LOCKS = {
  /** One launcher at a time prepares a database. */
  launcher: 72_616_100,
  /**
   * What loaders lock first: they lock tables to give them triggers and indexes, and two that come
   * by the same tables in another order would wait for one another.
   */
  loaders: 72_616_113,
  /** One process at a time repairs orders. */
  repair: 72_616_127,
  /** One at a time takes what changed of stock or prices for webhooks, or writes down which plugins are told. */
  stockChanges: 72_616_131,
  /** With a bucket of products as its second half. */
  search: 72_616_140,
  /** Who adds up the search's tally; nobody waits for it. */
  searchTally: 72_616_141,
  /** One at a time says which part takes another's place: two at once could close a circle. */
  supersession: 72_616_150,
  /** One process at a time reads and applies ACES files; nobody waits for it. */
  acesImports: 72_616_151,
  /** One at a time gives what changed its place in the feed. */
  changes: 72_616_153,
  /** One file at a time adds vehicles: two of the same would add them twice. Before any part's lock. */
  vehicles: 72_616_152,
} as const

/** What every loader of ours runs first in its transaction. */
export const LOADER_LOCK = `select pg_advisory_xact_lock(${ADVISORY_LOCKS.loaders})`
