import type { KeyScope } from "../../../../../../backend/src/contract/key/key-scope"

/** A scope as texts name it: the translations' own separator is in some of them. */
export function scopeName(scope: KeyScope) {
  return scope.replace(":read", "Read") as
    Exclude<KeyScope, `${string}:read`> | "productsRead" | "ordersRead" | "customersRead"
}
