import { MedusaError } from "@medusajs/framework/utils"
import { keepReturns } from "./registry/registry"
import type { KnownReturns } from "./registry/returned-things"

/**
 * Lets customers ask in the shop's own dialog to give back what a plugin takes of an order, and staff
 * answer in the shop's own list. The plugin keeps what is asked for and gives the money back. Answers
 * the call that takes it out again: for tests.
 */
export function returns(given: KnownReturns): () => void {
  if (!given.name) {
    const message = "What a plugin takes back needs the plugin's name"
    throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
  }
  return keepReturns(given)
}
