import type { Sellable } from "../../queries/product/sellable"

/** One lock for all that changes a row: of two administrators' edits one comes after the other. */
export function productLockKey(id: string): string {
  return `product:${id}`
}

/** A row's own lock and those of its stock, which Medusa's reservations and deliveries take. */
export function stockLockKeys({ id, inventory }: Pick<Sellable, "id" | "inventory">): string[] {
  return [productLockKey(id), ...inventory.map(({ inventory_item_id }) => inventory_item_id)]
}

/** Seconds; those who wait are patient. */
export const LOCK_TIMEOUT = 20
/** Seconds after which the lock of a process that died is free. */
export const LOCK_TTL = 60
/** Seconds between two tries; a held lock is mostly free again within a tenth of one. */
export const LOCK_RETRY = 0.05
