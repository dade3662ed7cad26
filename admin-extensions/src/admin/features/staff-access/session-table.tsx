import { StatusBadge, Table } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { StaffSession } from "../../../../../backend/src/contract/staff/staff-access"
import { LoadState, Note } from "../../components/load-state"
import { SimpleTable } from "../../components/simple-table"
import { useFormats } from "../../platform/formats"
import { useStaffAccess } from "./api"
import { EndButton } from "./end-button"

/** Everybody who is in Medusa Admin, and the way to end it. */
export function SessionTable() {
  const { t } = useTranslation("shop")
  const query = useStaffAccess()
  if (!query.data) {
    return <LoadState query={query} failed={(reason) => t("staffAccess.loadFailed", { reason })} />
  }
  const { sessions } = query.data
  // Whoever looks by a token of the API has no session.
  if (sessions.length === 0) return <Note role="status">{t("staffAccess.sessions.none")}</Note>
  return (
    <SimpleTable
      columns={[
        t("staffAccess.sessions.who"),
        t("staffAccess.sessions.browser"),
        t("staffAccess.sessions.address"),
        t("staffAccess.sessions.since"),
        t("staffAccess.sessions.seen"),
        { right: t("staffAccess.action") },
      ]}
    >
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </SimpleTable>
  )
}

function SessionRow({ session }: { session: StaffSession }) {
  const { id, user_id, email, browser, address, opened_at, seen_at, is_current } = session
  const { t } = useTranslation("shop")
  const { time } = useFormats()
  return (
    <Table.Row>
      <Table.Cell>{email}</Table.Cell>
      <Table.Cell className="whitespace-nowrap">{browser}</Table.Cell>
      <Table.Cell>{address}</Table.Cell>
      <Table.Cell className="whitespace-nowrap">{time(opened_at)}</Table.Cell>
      <Table.Cell className="whitespace-nowrap">{time(seen_at)}</Table.Cell>
      <Table.Cell>
        <div className="flex justify-end gap-x-2">
          {is_current ? (
            <StatusBadge color="green" className="whitespace-nowrap">
              {t("staffAccess.sessions.current")}
            </StatusBadge>
          ) : (
            <>
              <EndButton words="end" ending={{ session: id }} name={email} />
              <EndButton words="endPerson" ending={{ user_id }} name={email} />
            </>
          )}
        </div>
      </Table.Cell>
    </Table.Row>
  )
}
