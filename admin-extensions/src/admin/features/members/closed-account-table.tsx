import type { ReactNode } from "react"
import { Button, StatusBadge, Table, Text, toast, usePrompt } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { useClosedAccounts, useRestoreAccount, type ClosedAccount } from "./closed-accounts"

/** The closed accounts whose mail holds `q`, or why there are none. */
export function ClosedAccountTable({ q }: { q: string }) {
  const { t } = useTranslation("shop")
  const { data, isPending, error, refetch } = useClosedAccounts(q)
  if (isPending) return <Line role="status">{t("common.loading")}</Line>
  if (error) {
    return (
      <Line role="alert">
        {t("closedAccounts.loadFailed", { reason: error.message })}{" "}
        <Button variant="transparent" size="small" onClick={() => void refetch()}>
          {t("common.retry")}
        </Button>
      </Line>
    )
  }
  const accounts = data.closed_accounts
  if (accounts.length === 0) {
    return <Line>{q ? t("closedAccounts.noMatch", { q }) : t("closedAccounts.none")}</Line>
  }
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t("closedAccounts.columns.mail")}</Table.HeaderCell>
          <Table.HeaderCell>{t("closedAccounts.columns.name")}</Table.HeaderCell>
          <Table.HeaderCell>{t("closedAccounts.columns.closed")}</Table.HeaderCell>
          <Table.HeaderCell>{t("closedAccounts.columns.signIn")}</Table.HeaderCell>
          <Table.HeaderCell className="text-right">
            {t("closedAccounts.columns.action")}
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {accounts.map((account) => (
          <AccountRow key={account.email} account={account} />
        ))}
      </Table.Body>
    </Table>
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
      onError: ({ message }) =>
        toast.error(t("closedAccounts.restore.failed", { email }), { description: message }),
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

function Line({ role, children }: { role?: "status" | "alert"; children: ReactNode }) {
  return (
    <Text role={role} size="small" className="text-ui-fg-subtle px-6 py-8">
      {children}
    </Text>
  )
}
