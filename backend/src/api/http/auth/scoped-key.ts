import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { KeyScope } from "../../../contract/key/key-scope"
import { SYNC_KINDS, type SyncKind } from "../../../contract/sync/sync-run"
import { ShopError } from "../../../errors/shop-error"
import { readKeyLimits, type KeyLimits } from "../../../queries/scoped-key/scoped-keys"
import { noteKeyUse } from "../../../workflows/scoped-key/note-key-use"
import { isInScope } from "../doors/scope-doors"

type KeyRequest = MedusaRequest & {
  auth_context?: { actor_type?: string; actor_id?: string }
  scopedKey?: KeyLimits
}

/** Lets a key with scopes through their doors alone. Throws ShopError `out_of_scope`. */
export async function keepToScopes(
  req: KeyRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_type, actor_id: id } = req.auth_context ?? {}
  const key = actor_type === "api-key" && id ? await readKeyLimits(req.scope, id) : undefined
  if (key) {
    req.scopedKey = key
    const { scopes } = key
    const path = `${req.baseUrl}${req.path}`
    if (!isInScope(scopes, { method: req.method, path })) {
      throw new ShopError("out_of_scope", { facts: { scopes: scopes.join(", ") } })
    }
    // Medusa's lists would follow them from an order to whatever hangs on it.
    if ("fields" in req.query) throw new ShopError("out_of_scope", { variant: "fields" })
    await noteKeyUse(req.scope, key)
  }
  next()
}

/** The scopes of the key that a call comes with; undefined for staff, and keys that have none. */
export function scopesOf({ scopedKey }: KeyRequest): readonly KeyScope[] | undefined {
  return scopedKey?.scopes
}

/** What a part fits is told of it by who tells the rest. */
function scopeOf(kind: SyncKind): KeyScope {
  return kind === "fitments" ? "products" : kind
}

/** The kinds of runs that a call may see; undefined for all. */
export function kindsInScope(req: KeyRequest): SyncKind[] | undefined {
  const scopes = scopesOf(req)
  return scopes && SYNC_KINDS.filter((kind) => scopes.includes(scopeOf(kind)))
}
