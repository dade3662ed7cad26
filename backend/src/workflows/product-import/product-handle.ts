import { isValidHandle } from "@medusajs/framework/utils"
import { createHash } from "node:crypto"

const SIGNS = 12

/** A handle for Medusa, made of the SKU alone; plain where the SKU reads as one and it is free. */
export function productHandle(sku: string, isTaken: (handle: string) => boolean): string {
  const plain = plainHandle(sku)
  if (isValidHandle(plain) && !isTaken(plain)) return plain
  return `part-${createHash("sha256").update(sku).digest("hex").slice(0, SIGNS)}`
}

export function plainHandle(sku: string): string {
  return sku.toLowerCase()
}
