import type { ReactNode } from "react"
import { Button, StatusBadge, Table, Text, toast, usePrompt } from "@medusajs/ui"
import { useClosedAccounts, useRestoreAccount, type ClosedAccount } from "../hooks/closed-accounts"

/** The closed accounts whose mail holds `q`, or why there are none. */
export function ClosedAccountTable({ q }: { q: string }) {
  const { data, isPending, error, refetch } = useClosedAccounts(q)
  if (isPending) return <Line role="status">Loading…</Line>
  if (error) {
    return (
      <Line role="alert">
        The accounts could not be loaded: {error.message}{" "}
        <Button variant="transparent" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </Line>
    )
  }
  const accounts = data.closed_accounts
  if (accounts.length === 0) {
    return <Line>{q ? `No closed account has “${q}” in its mail.` : "No account is closed."}</Line>
  }
  return (
    <Table>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>Mail</Table.HeaderCell>
          <Table.HeaderCell>Name</Table.HeaderCell>
          <Table.HeaderCell>Closed</Table.HeaderCell>
          <Table.HeaderCell>Sign-in</Table.HeaderCell>
          <Table.HeaderCell className="text-right">Action</Table.HeaderCell>
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
  const { mutate, isPending } = useRestoreAccount()
  const ask = usePrompt()
  const restore = async () => {
    const yes = await ask({
      variant: "confirmation",
      title: `Restore ${email}?`,
      description: "This person can sign in to the shop again.",
      confirmText: "Restore",
    })
    if (!yes) return
    mutate(email, {
      onSuccess: () => toast.success(`${email} can sign in again`),
      onError: ({ message }) => toast.error(`${email} was not restored`, { description: message }),
    })
  }
  return (
    <Table.Row>
      <Table.Cell>{email}</Table.Cell>
      <Table.Cell>{name || "–"}</Table.Cell>
      <Table.Cell>{new Date(closed_at).toLocaleString()}</Table.Cell>
      <Table.Cell>
        <StatusBadge color={is_closed === false ? "green" : "grey"}>
          {is_closed === false ? "Open again" : "Closed"}
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
            Restore
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
