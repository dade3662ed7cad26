import { EllipsisHorizontal } from "@medusajs/icons"
import { Button, Container, DropdownMenu, Heading, IconButton, Text } from "@medusajs/ui"
import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Webhook } from "../../../../../backend/src/contract/webhook/webhook"
import { useWebhookActions } from "./use-webhook-actions"
import { EditWebhookDrawer } from "./webhook-drawer"
import { WebhookSecret } from "./webhook-secret"
import { WebhookStatus } from "./webhook-status"

/** An endpoint, and what staff do with it. */
export function WebhookSummary({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation("shop")
  const [isEdited, setEdited] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const actions = useWebhookActions(webhook, setSecret)
  const { url, description, events, is_active, off_reason } = webhook
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
        <div className="flex min-w-0 items-center gap-x-3">
          <Heading className="break-all">{url}</Heading>
          <WebhookStatus {...webhook} />
        </div>
        <div className="flex items-center gap-x-2">
          <Button
            type="button"
            variant="secondary"
            size="small"
            isLoading={actions.isTesting}
            onClick={actions.test}
          >
            {t("webhooks.detail.test")}
          </Button>
          <Button type="button" variant="secondary" size="small" onClick={() => setEdited(true)}>
            {t("webhooks.detail.edit")}
          </Button>
          <DropdownMenu>
            <DropdownMenu.Trigger asChild>
              <IconButton type="button" size="small" aria-label={t("webhooks.detail.more")}>
                <EllipsisHorizontal />
              </IconButton>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content align="end">
              <DropdownMenu.Item onClick={() => void actions.rotate()}>
                {t("webhooks.detail.rotate")}
              </DropdownMenu.Item>
              <DropdownMenu.Item
                onClick={() => void (is_active ? actions.switchOff() : actions.switchOn())}
              >
                {t(is_active ? "webhooks.detail.switchOff" : "webhooks.detail.switchOn")}
              </DropdownMenu.Item>
              <DropdownMenu.Separator />
              <DropdownMenu.Item onClick={() => void actions.remove()}>
                {t("webhooks.detail.remove")}
              </DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu>
        </div>
      </div>
      {description ? <Fact name={t("webhooks.detail.description")}>{description}</Fact> : null}
      <Fact name={t("webhooks.detail.events")}>{events.join(", ")}</Fact>
      {off_reason ? <Fact name={t("webhooks.detail.offReason")}>{off_reason}</Fact> : null}
      <Since name={t("webhooks.detail.failingSince")} time={webhook.failing_since} />
      <Since name={t("webhooks.detail.previousSecret")} time={webhook.previous_secret_until} />
      <EditWebhookDrawer webhook={webhook} open={isEdited} onClose={() => setEdited(false)} />
      <WebhookSecret secret={secret} onClose={() => setSecret(null)} />
    </Container>
  )
}

function Since({ name, time }: { name: string; time: string | null }) {
  return time ? <Fact name={name}>{new Date(time).toLocaleString()}</Fact> : null
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-6 py-4 md:grid-cols-[14rem_1fr]">
      <Text size="small" weight="plus">
        {name}
      </Text>
      <Text size="small" className="text-ui-fg-subtle break-words">
        {children}
      </Text>
    </div>
  )
}
