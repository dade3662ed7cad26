import { Button, Table } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { Administrator } from "../../../../../backend/src/contract/account/administrators"
import { LoadState, Note } from "../../components/load-state"
import { SimpleTable } from "../../components/simple-table"
import { useAdministrators } from "./api"
import { useRoleChange } from "./use-role-change"

/** Everybody with the role, and the way to take it. */
export function AdministratorTable() {
  const { t } = useTranslation("shop")
  const query = useAdministrators()
  const { data } = query
  if (!data) {
    return (
      <LoadState query={query} failed={(reason) => t("administrators.loadFailed", { reason })} />
    )
  }
  if (data.administrators.length === 0) return <Note role="status">{t("administrators.none")}</Note>
  return (
    <SimpleTable
      columns={[
        t("administrators.columns.mail"),
        t("administrators.columns.name"),
        t("administrators.columns.since"),
        t("administrators.columns.by"),
        { right: t("administrators.columns.action") },
      ]}
    >
      {data.administrators.map((person) => (
        <AdministratorRow key={person.customer_id} person={person} />
      ))}
    </SimpleTable>
  )
}

function AdministratorRow({ person }: { person: Administrator }) {
  const { customer_id, email, name, since, given_by } = person
  const { t } = useTranslation("shop")
  const { change, isPending } = useRoleChange(person)
  const unknown = t("administrators.unknown")
  return (
    <Table.Row>
      <Table.Cell>
        <Link to={`/customers/${customer_id}`} className="text-ui-fg-interactive hover:underline">
          {email}
        </Link>
      </Table.Cell>
      <Table.Cell>{name || unknown}</Table.Cell>
      <Table.Cell>{since ? new Date(since).toLocaleString() : unknown}</Table.Cell>
      <Table.Cell>{given_by ?? unknown}</Table.Cell>
      <Table.Cell className="text-right">
        <Button
          type="button"
          variant="secondary"
          size="small"
          className="whitespace-nowrap"
          isLoading={isPending}
          onClick={() => void change(false)}
        >
          {t("administrators.demote.yes")}
        </Button>
      </Table.Cell>
    </Table.Row>
  )
}
