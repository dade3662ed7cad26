import { Button, StatusBadge, Table, toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { LoadState, Note } from "../../components/load-state"
import { SimpleTable } from "../../components/simple-table"
import { failureToast } from "../../platform/failure-toast"
import { useClosedAccounts, useRestoreAccount, type ClosedAccount } from "./api"

/** The closed accounts whose mail holds `q`, or why there are none. */
export function ClosedAccountTable({ q }: { q: string }) {
  const { t } = useTranslation("shop")
  const query = useClosedAccounts(q)
  if (!query.data) {
    return (
      <LoadState query={query} failed={(reason) => t("closedAccounts.loadFailed", { reason })} />
    )
  }
  const accounts = query.data.closed_accounts
  if (accounts.length === 0) {
    return <Note>{q ? t("closedAccounts.noMatch", { q }) : t("closedAccounts.none")}</Note>
  }
  return (
    <SimpleTable
      columns={[
        t("closedAccounts.columns.mail"),
        t("closedAccounts.columns.name"),
        t("closedAccounts.columns.closed"),
        t("closedAccounts.columns.signIn"),
        { right: t("closedAccounts.columns.action") },
      ]}
    >
      {accounts.map((account) => (
        <AccountRow key={account.email} account={account} />
      ))}
    </SimpleTable>
  )
}

function AccountRow({ account }: { account: ClosedAccount }) {
  const { email, name, closed_at, is_closed } = account
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useRestoreAccount()
  const ask = usePrompt()
  const restore = async () => {
    const yes = await ask({
      variant: "confirmation",
      title: t("closedAccounts.restore.question", { email }),
      description: t("closedAccounts.restore.consequence"),
      confirmText: t("closedAccounts.restore.action"),
    })
    if (!yes) return
    mutate(email, {
      onSuccess: () => toast.success(t("closedAccounts.restore.done", { email })),
      onError: failureToast(t("closedAccounts.restore.failed", { email })),
    })
  }
  return (
    <Table.Row>
      <Table.Cell>{email}</Table.Cell>
      <Table.Cell>{name || "–"}</Table.Cell>
      <Table.Cell>{new Date(closed_at).toLocaleString()}</Table.Cell>
      <Table.Cell>
        <StatusBadge color={is_closed === false ? "green" : "grey"}>
          {is_closed === false ? t("closedAccounts.open") : t("closedAccounts.closed")}
        </StatusBadge>
      </Table.Cell>
      <Table.Cell className="text-right">
        {is_closed === false ? null : (
          <Button
            variant="secondary"
            size="small"
            isLoading={isPending}
            onClick={() => void restore()}
          >
            {t("closedAccounts.restore.action")}
          </Button>
        )}
      </Table.Cell>
    </Table.Row>
  )
}
