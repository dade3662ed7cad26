import { ENGLISH } from "./english"

/** Medusa's admin merges it with its own, by language and namespace; English is its fallback. */
export default { en: { shop: ENGLISH } }
