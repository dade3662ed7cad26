import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type {
  AuditTrail,
  AuditTrailQuery,
} from "../../../../../backend/src/contract/staff/audit-trail"
import { sdk } from "../../platform/sdk"

export const AUDIT_TRAIL_KEY = ["audit-trail"]

/** A page of the trail; the former one stays until it is there. */
export function useAuditTrail(query: Partial<AuditTrailQuery>) {
  return useQuery({
    queryKey: [...AUDIT_TRAIL_KEY, query],
    queryFn: () => sdk.client.fetch<AuditTrail>("/admin/audit-trail", { query }),
    placeholderData: keepPreviousData,
  })
}
