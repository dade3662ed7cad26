import { changesQuerySchema, type Changes } from "../../../contract/change/change"
import { CHANGE_TYPES, scopeOfChange, type ChangeType } from "../../../contract/change/change-types"
import { ShopError } from "../../../errors/shop-error"
import { tellChanges } from "../../../workflows/change/tell-changes"
import { scopesOf } from "../../http/auth/scoped-key"
import { answeringRefusals } from "../../http/errors/answering-refusals"
import { tellCustomersRead } from "../../http/staff-audit/read-audit"

/** What changed behind a cursor, for programs that ask rather than being told. */
export const GET = answeringRefusals(async (req, res) => {
  const { types: asked, ...page } = changesQuerySchema.parse(req.query)
  const scopes = scopesOf(req)
  const isOpen = (type: ChangeType) => scopes?.includes(scopeOfChange(type)) !== false
  const shut = asked?.filter((type) => !isOpen(type)) ?? []
  if (scopes && shut.length > 0) {
    const facts = { types: shut.join(", "), scopes: scopes.join(", ") }
    throw new ShopError("out_of_scope", { variant: "types", facts })
  }
  const types = asked ?? CHANGE_TYPES.filter(isOpen)
  if (types.includes("customer.changed")) await tellCustomersRead(req)
  const answer: Changes = await tellChanges(req.scope, { ...page, types })
  res.setHeader("cache-control", "private, no-store")
  res.json(answer)
})
