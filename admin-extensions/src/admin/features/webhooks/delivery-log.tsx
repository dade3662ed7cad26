import { Button, Container, Select, Table } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type {
  DeliveryState,
  WebhookDelivery,
} from "../../../../../backend/src/contract/webhook/webhook"
import { LoadState, Note } from "../../components/load-state"
import { SectionHeader } from "../../components/section-header"
import { SimpleTable } from "../../components/simple-table"
import { useDeliveries } from "./api"
import { DeliveryDrawer } from "./delivery-drawer"
import { DeliveryStatus } from "./webhook-status"

const STATES = ["pending", "failed", "delivered", "given_up"] satisfies DeliveryState[]
const ALL = "all"

/** What was sent to an endpoint and is to be sent. */
export function DeliveryLog({ webhook_id }: { webhook_id: string }) {
  const { t } = useTranslation("shop")
  const [state, setState] = useState<DeliveryState>()
  const [opened, setOpened] = useState<string | null>(null)
  const query = useDeliveries(webhook_id, state)
  const rows = query.data?.pages.flatMap(({ deliveries }) => deliveries)
  return (
    <Container className="divide-y p-0">
      <SectionHeader title={t("webhooks.log.title")} lead={t("webhooks.log.lead")} level="h2">
        <div className="w-52">
          <Select
            size="small"
            value={state ?? ALL}
            onValueChange={(value) => setState(STATES.find((known) => known === value))}
          >
            <Select.Trigger aria-label={t("webhooks.log.state")}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              <Select.Item value={ALL}>{t("webhooks.log.all")}</Select.Item>
              {STATES.map((value) => (
                <Select.Item key={value} value={value}>
                  {t(`webhooks.states.${value}`)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </div>
      </SectionHeader>
      {rows ? (
        <DeliveryTable rows={rows} isFiltered={state !== undefined} onOpen={setOpened} />
      ) : (
        <LoadState query={query} failed={(reason) => t("webhooks.log.loadFailed", { reason })} />
      )}
      {query.hasNextPage ? (
        <div className="flex justify-center px-6 py-4">
          <Button
            type="button"
            variant="secondary"
            size="small"
            isLoading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t("webhooks.log.more")}
          </Button>
        </div>
      ) : null}
      <DeliveryDrawer
        delivery={rows?.find(({ id }) => id === opened)}
        onClose={() => setOpened(null)}
      />
    </Container>
  )
}

type DeliveryTableProps = {
  rows: WebhookDelivery[]
  isFiltered: boolean
  onOpen: (id: string) => void
}

function DeliveryTable({ rows, isFiltered, onOpen }: DeliveryTableProps) {
  const { t } = useTranslation("shop")
  if (rows.length === 0) {
    return <Note>{t(isFiltered ? "webhooks.log.noMatch" : "webhooks.log.none")}</Note>
  }
  return (
    <SimpleTable
      columns={[
        t("webhooks.log.columns.event"),
        t("webhooks.log.columns.state"),
        t("webhooks.log.columns.attempts"),
        t("webhooks.log.columns.answer"),
        t("webhooks.log.columns.created"),
      ]}
    >
      {rows.map(({ id, type, state, attempts, last_status, last_error, created_at }) => (
        <Table.Row key={id}>
          <Table.Cell>
            <Button
              type="button"
              variant="transparent"
              size="small"
              className="-mx-2"
              onClick={() => onOpen(id)}
            >
              {type}
            </Button>
          </Table.Cell>
          <Table.Cell>
            <DeliveryStatus state={state} />
          </Table.Cell>
          <Table.Cell>{attempts}</Table.Cell>
          <Table.Cell className="max-w-[16rem] truncate" title={last_error ?? ""}>
            {last_status ?? last_error ?? t("webhooks.log.noAnswer")}
          </Table.Cell>
          <Table.Cell className="whitespace-nowrap">
            {new Date(created_at).toLocaleString()}
          </Table.Cell>
        </Table.Row>
      ))}
    </SimpleTable>
  )
}
