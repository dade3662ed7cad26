import { Button, Container, Heading, Select, Table, Text } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type {
  DeliveryState,
  WebhookDelivery,
} from "../../../../../backend/src/contract/webhook/webhook"
import { useDeliveries } from "./webhook-deliveries"
import { DeliveryDrawer } from "./delivery-drawer"
import { TextState } from "../../components/text-state"
import { DeliveryStatus } from "./webhook-status"

const STATES = ["pending", "failed", "delivered", "given_up"] satisfies DeliveryState[]
const ALL = "all"

/** What was sent to an endpoint and is to be sent. */
export function DeliveryLog({ webhook_id }: { webhook_id: string }) {
  const { t } = useTranslation("shop")
  const [state, setState] = useState<DeliveryState>()
  const [opened, setOpened] = useState<string | null>(null)
  const { data, error, refetch, ...pages } = useDeliveries(webhook_id, state)
  const rows = data?.pages.flatMap(({ deliveries }) => deliveries)
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div>
          <Heading level="h2">{t("webhooks.log.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("webhooks.log.lead")}
          </Text>
        </div>
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
      </div>
      {rows ? (
        <DeliveryTable rows={rows} isFiltered={state !== undefined} onOpen={setOpened} />
      ) : (
        <TextState
          failed={error ? t("webhooks.log.loadFailed", { reason: error.message }) : undefined}
          onRetry={() => void refetch()}
        />
      )}
      {pages.hasNextPage ? (
        <div className="flex justify-center px-6 py-4">
          <Button
            type="button"
            variant="secondary"
            size="small"
            isLoading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
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
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-8">
        {t(isFiltered ? "webhooks.log.noMatch" : "webhooks.log.none")}
      </Text>
    )
  }
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("webhooks.log.columns.event")}</Table.HeaderCell>
            <Table.HeaderCell>{t("webhooks.log.columns.state")}</Table.HeaderCell>
            <Table.HeaderCell>{t("webhooks.log.columns.attempts")}</Table.HeaderCell>
            <Table.HeaderCell>{t("webhooks.log.columns.answer")}</Table.HeaderCell>
            <Table.HeaderCell>{t("webhooks.log.columns.created")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
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
        </Table.Body>
      </Table>
    </div>
  )
}
