import { Button, Table, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { Administrator } from "../../../../../backend/src/contract/account/administrators"
import { useAdministrators } from "./api"
import { useRoleChange } from "./use-role-change"
import { LoadFailure } from "../../components/load-failure"

/** Everybody with the role, and the way to take it. */
export function AdministratorTable() {
  const { t } = useTranslation("shop")
  const { data, error, refetch } = useAdministrators()
  if (error && !data) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {t("administrators.loadFailed", { reason: error.message })}
      </LoadFailure>
    )
  }
  if (!data || data.administrators.length === 0) {
    return (
      <Text role="status" size="small" className="text-ui-fg-subtle px-6 py-8">
        {data ? t("administrators.none") : t("common.loading")}
      </Text>
    )
  }
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("administrators.columns.mail")}</Table.HeaderCell>
            <Table.HeaderCell>{t("administrators.columns.name")}</Table.HeaderCell>
            <Table.HeaderCell>{t("administrators.columns.since")}</Table.HeaderCell>
            <Table.HeaderCell>{t("administrators.columns.by")}</Table.HeaderCell>
            <Table.HeaderCell className="text-right">
              {t("administrators.columns.action")}
            </Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {data.administrators.map((person) => (
            <AdministratorRow key={person.customer_id} person={person} />
          ))}
        </Table.Body>
      </Table>
    </div>
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
