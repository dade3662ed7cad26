import type { AuditedKind } from "../../../contract/staff/audit-trail"
import type { ReadFacts } from "./fact"
import { readOrderFacts } from "./order-facts"
import { readPersonFacts } from "./person-facts"
import { readPriceFacts } from "./price-facts"
import { readReviewFacts } from "./review-facts"
import { readRoleFacts } from "./role-facts"
import { readRuleFacts } from "./rule-facts"
import { readSettingsFacts } from "./settings-facts"
import { readStockFacts } from "./stock-facts"

/** What the trail knows of each kind of thing. */
export const READ_FACTS: Readonly<Record<AuditedKind, ReadFacts>> = {
  role: readRoleFacts,
  price: readPriceFacts,
  stock: readStockFacts,
  order: readOrderFacts,
  review: readReviewFacts,
  quantity_rule: readRuleFacts,
  settings: readSettingsFacts,
  person: readPersonFacts,
}
