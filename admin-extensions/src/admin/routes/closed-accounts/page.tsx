import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Input, Text } from "@medusajs/ui"
import { useDeferredValue, useState } from "react"
import { ClosedAccountTable } from "../../components/closed-account-table"

/** Whom a deletion shut out, and the way to let them in again. */
const ClosedAccounts = () => {
  const [typed, setTyped] = useState("")
  const q = useDeferredValue(typed.trim())
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Heading>Closed accounts</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            Deleting a user closes the account: its mail can neither sign in nor register. Restored,
            it signs in as before and gets a new user; old orders stay with the mail.
          </Text>
        </div>
        <Input
          type="search"
          size="small"
          aria-label="Search by mail"
          placeholder="Search by mail"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <ClosedAccountTable q={q} />
    </Container>
  )
}

export const config = defineRouteConfig({ label: "Closed accounts", nested: "/customers" })

export default ClosedAccounts
