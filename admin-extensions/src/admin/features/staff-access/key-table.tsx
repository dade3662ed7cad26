import { StatusBadge, Table, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { SecretKey } from "../../../../../backend/src/contract/staff/staff-access"
import { LoadState, Note } from "../../components/load-state"
import { SimpleTable } from "../../components/simple-table"
import { useFormats } from "../../platform/formats"
import { useStaffAccess } from "./api"
import { EndButton } from "./end-button"

/** The programs' keys to Medusa Admin's calls, and the way to revoke one. */
export function KeyTable() {
  const { t } = useTranslation("shop")
  const query = useStaffAccess()
  if (!query.data) {
    return <LoadState query={query} failed={(reason) => t("staffAccess.loadFailed", { reason })} />
  }
  const { keys } = query.data
  if (keys.length === 0) return <Note>{t("staffAccess.keys.none")}</Note>
  return (
    <SimpleTable
      columns={[
        t("staffAccess.keys.title"),
        t("staffAccess.keys.key"),
        t("staffAccess.keys.maker"),
        t("staffAccess.keys.created"),
        t("staffAccess.keys.used"),
        { right: t("staffAccess.action") },
      ]}
    >
      {keys.map((key) => (
        <KeyRow key={key.id} secretKey={key} />
      ))}
    </SimpleTable>
  )
}

function KeyRow({ secretKey }: { secretKey: SecretKey }) {
  const { id, title, redacted, made_by, created_at, last_used_at, scopes } = secretKey
  const { t } = useTranslation("shop")
  const { time } = useFormats()
  return (
    <Table.Row>
      <Table.Cell>
        {title}
        <Text size="small" className="text-ui-fg-subtle">
          {scopes.length > 0 ? scopes.join(", ") : t("staffAccess.keys.opensAll")}
        </Text>
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap font-mono">{redacted}</Table.Cell>
      <Table.Cell>
        <span className="flex items-center gap-x-2">
          {made_by ?? t("common.none")}
          {secretKey.maker_is_staff || secretKey.outlives_maker ? null : (
            <StatusBadge color="orange" className="whitespace-nowrap">
              {t("staffAccess.keys.makerLeft")}
            </StatusBadge>
          )}
        </span>
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">{time(created_at)}</Table.Cell>
      <Table.Cell className="whitespace-nowrap">
        {last_used_at ? time(last_used_at) : t("staffAccess.keys.neverUsed")}
      </Table.Cell>
      <Table.Cell className="text-right">
        <EndButton words="revoke" ending={{ key: id }} name={title} />
      </Table.Cell>
    </Table.Row>
  )
}
