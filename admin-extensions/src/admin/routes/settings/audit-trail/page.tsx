import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container } from "@medusajs/ui"
import { AuditTable } from "../../../features/audit/audit-table"

/** Who changed what, when, from what to what. */
const AuditTrail = () => (
  <Container className="divide-y p-0">
    <AuditTable />
  </Container>
)

export const config = defineRouteConfig({ label: "auditTrail.title", translationNs: "shop" })

export default AuditTrail
