import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useAuditTrail } from "./api"
import { AuditChange } from "./audit-change"

const NEWEST = 5

/** The last changes of a person's role in the trail. */
export function RoleHistory({ customerId }: { customerId: string }) {
  const { t } = useTranslation("shop")
  const { data } = useAuditTrail({ kind: "role", thing_id: customerId, limit: NEWEST })
  if (!data) return null
  return (
    <div className="px-6 py-4">
      <Text size="small" weight="plus" className="text-ui-fg-subtle">
        {t("administrators.role.history")}
      </Text>
      {data.entries.length === 0 ? (
        <Text size="small">{t("administrators.role.neverChanged")}</Text>
      ) : (
        <ul>
          {data.entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-start justify-between gap-x-4">
              <AuditChange entry={entry} />
              <Text size="small" className="text-ui-fg-subtle py-2">
                {entry.actor_name},{" "}
                <time dateTime={entry.created_at}>
                  {new Date(entry.created_at).toLocaleString()}
                </time>
              </Text>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
