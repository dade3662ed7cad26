import { StatusBadge, Table } from "@medusajs/ui"
import type { ReactNode } from "react"
import type { CoreReturn, DepositOfOrder } from "./api"

type Money = (amount: number) => string

const COLOURS = { asked: "orange", received: "blue", refunded: "green", refused: "red" } as const
const STATES = {
  asked: "Asked for",
  received: "Received",
  refunded: "Refunded",
  refused: "Refused",
} as const

type DepositsTableProps = { deposits: DepositOfOrder[]; money: Money }

/** How many cores of each deposit are still out. */
export function DepositsTable({ deposits, money }: DepositsTableProps) {
  return (
    <Rows heads={["Deposit", "Ordered", "Asked for", "Returned", "Refunded"]}>
      {deposits.map(({ line, title, qty, asked, returned, refunded }) => (
        <Table.Row key={line}>
          <Table.Cell className="min-w-56">{title}</Table.Cell>
          <Table.Cell>{qty}</Table.Cell>
          <Table.Cell>{asked}</Table.Cell>
          <Table.Cell>{returned}</Table.Cell>
          <Table.Cell>{money(refunded)}</Table.Cell>
        </Table.Row>
      ))}
    </Rows>
  )
}

/** What was asked for and what came back. */
export function ReturnsTable({ returns, money }: { returns: CoreReturn[]; money: Money }) {
  return (
    <Rows heads={["Return", "Since", "Pieces", "State", "Refunded"]}>
      {returns.map(({ id, title, at, qty, asked, state, refunded }) => (
        <Table.Row key={id}>
          <Table.Cell className="min-w-56">{title}</Table.Cell>
          <Table.Cell>{new Date(at).toLocaleDateString()}</Table.Cell>
          <Table.Cell className="whitespace-nowrap">
            {asked === null || asked === qty ? qty : `${qty} of ${asked}`}
          </Table.Cell>
          <Table.Cell>
            <StatusBadge color={COLOURS[state]}>{STATES[state]}</StatusBadge>
          </Table.Cell>
          <Table.Cell>{money(refunded)}</Table.Cell>
        </Table.Row>
      ))}
    </Rows>
  )
}

function Rows({ heads, children }: { heads: string[]; children: ReactNode }) {
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            {heads.map((head) => (
              <Table.HeaderCell key={head} className="whitespace-nowrap">
                {head}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>{children}</Table.Body>
      </Table>
    </div>
  )
}
