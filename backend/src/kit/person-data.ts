import { MedusaError } from "@medusajs/framework/utils"
import { keepPersonData, type KnownPersonData } from "./registry/registry"

/**
 * Names what a plugin keeps of people in tables of its own: it is in a person's export, and gone with
 * their erasure, which fails where `erase` does. Answers the call that takes it out again: for tests.
 */
export function personData(given: KnownPersonData): () => void {
  const { name, kind } = given
  if (!name || !/^[a-z][a-z0-9_]*$/.test(kind)) {
    const message = `What a plugin keeps of people needs its name and a kind in snake_case: ${name} ${kind}`
    throw new MedusaError(MedusaError.Types.INVALID_ARGUMENT, message)
  }
  return keepPersonData(given)
}
