import { StatusBadge, Table, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { ScopedKey } from "../../../../../../backend/src/contract/key/scoped-key"
import { LoadState, Note } from "../../../components/load-state"
import { SimpleTable } from "../../../components/simple-table"
import { useFormats } from "../../../platform/formats"
import { useScopedKeys } from "../api"
import { EndKey } from "./end-key"
import { scopeName } from "./scope-name"

/** The keys that open something, with what each may do. */
export function KeyList() {
  const { t } = useTranslation("shop")
  const query = useScopedKeys()
  if (!query.data) {
    return <LoadState query={query} failed={(reason) => t("data.keys.loadFailed", { reason })} />
  }
  const { keys } = query.data
  if (keys.length === 0) return <Note role="status">{t("data.keys.none")}</Note>
  return (
    <SimpleTable
      columns={[
        t("data.keys.columns.title"),
        t("data.keys.columns.may"),
        t("data.keys.columns.made"),
        t("data.keys.columns.used"),
        { right: t("data.keys.columns.action") },
      ]}
    >
      {keys.map((key) => (
        <KeyRow key={key.id} scopedKey={key} />
      ))}
    </SimpleTable>
  )
}

function KeyRow({ scopedKey }: { scopedKey: ScopedKey }) {
  const { t } = useTranslation("shop")
  const { time, day } = useFormats()
  const { title, redacted, scopes, made_by, outlives_maker, expires_at, used_at } = scopedKey
  return (
    <Table.Row>
      <Table.Cell className="max-w-[14rem] py-2">
        <span className="block truncate" title={title}>
          {title}
        </span>
        <Text size="small" className="text-ui-fg-subtle font-mono">
          {redacted}
        </Text>
      </Table.Cell>
      <Table.Cell className="min-w-[14rem] whitespace-normal py-2">
        {scopes.map((scope) => t(`data.scopes.${scopeName(scope)}.short`)).join(", ")}
      </Table.Cell>
      <Table.Cell className="py-2">
        {made_by ?? t("common.none")}
        <Text size="small" className="text-ui-fg-subtle whitespace-nowrap">
          {expires_at === null
            ? t("data.keys.endless")
            : t("data.keys.until", { day: day(expires_at.slice(0, 10)) })}
        </Text>
        {outlives_maker ? (
          <StatusBadge color="grey" className="whitespace-nowrap">
            {t("data.keys.outlives")}
          </StatusBadge>
        ) : null}
      </Table.Cell>
      <Table.Cell className="whitespace-nowrap">
        {used_at ? time(used_at) : t("data.keys.never")}
      </Table.Cell>
      <Table.Cell className="text-right">
        <EndKey scopedKey={scopedKey} />
      </Table.Cell>
    </Table.Row>
  )
}
