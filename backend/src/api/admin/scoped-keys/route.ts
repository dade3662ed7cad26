import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type {
  CreatedScopedKey,
  CreateScopedKey,
  ScopedKeys,
} from "../../../contract/key/scoped-key"
import { ShopError } from "../../../errors/shop-error"
import { readScopedKeys } from "../../../queries/scoped-key/scoped-keys"
import { createScopedKeyWorkflow } from "../../../workflows/scoped-key/create-scoped-key"

/** The keys with scopes that open something. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<ScopedKeys>,
): Promise<void> {
  res.json({ keys: await readScopedKeys(req.scope) })
}

/** Makes a key. The only answer with its token. */
export async function POST(
  req: AuthenticatedMedusaRequest<CreateScopedKey>,
  res: MedusaResponse<CreatedScopedKey>,
): Promise<void> {
  const input = { ...req.validatedBody, created_by: req.auth_context.actor_id }
  const { result } = await createScopedKeyWorkflow(req.scope).run({ input })
  const [key] = await readScopedKeys(req.scope, result.id)
  if (!key) throw new ShopError("scoped_key_not_found")
  res.setHeader("cache-control", "no-store")
  res.status(201).json({ key, token: result.token })
}
