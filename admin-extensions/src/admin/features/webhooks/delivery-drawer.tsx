import { Button, Drawer, Text, toast } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { WebhookDelivery } from "../../../../../backend/src/contract/webhook/webhook"
import { DrawerFooter, SideDrawer } from "../../components/side-drawer"
import { failureToast } from "../../platform/failure-toast"
import { useSendAgain } from "./api"
import { DeliveryStatus } from "./webhook-status"

type DeliveryDrawerProps = { delivery: WebhookDelivery | undefined; onClose: () => void }

/** One delivery in full: its tries, the answer and the payload; shut while there is none. */
export function DeliveryDrawer({ delivery, onClose }: DeliveryDrawerProps) {
  const { t } = useTranslation("shop")
  return (
    <SideDrawer
      title={delivery?.type ?? ""}
      description={delivery?.event_id ?? ""}
      isOpen={delivery !== undefined}
      onClose={onClose}
    >
      {delivery ? (
        <>
          <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-auto">
            <div>
              <DeliveryStatus state={delivery.state} />
            </div>
            <Facts delivery={delivery} />
            <Block title={t("webhooks.delivery.answer")} text={delivery.last_answer} />
            <Block title={t("webhooks.delivery.payload")} text={pretty(delivery.payload)} />
          </Drawer.Body>
          <DrawerFooter close={t("webhooks.delivery.close")}>
            <SendAgain id={delivery.id} />
          </DrawerFooter>
        </>
      ) : null}
    </SideDrawer>
  )
}

function SendAgain({ id }: { id: string }) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useSendAgain()
  const send = () =>
    mutate(id, {
      onSuccess: () => toast.success(t("webhooks.done.again")),
      onError: failureToast(t("webhooks.form.failed")),
    })
  return (
    <Button type="button" size="small" isLoading={isPending} onClick={send}>
      {t("webhooks.delivery.again")}
    </Button>
  )
}

function Facts({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation("shop")
  const { attempts, last_status, last_error, last_attempt_at, next_attempt_at } = delivery
  const at = (time: string | null) => (time ? new Date(time).toLocaleString() : null)
  const facts = [
    [t("webhooks.delivery.attempts"), String(attempts)],
    [t("webhooks.delivery.last"), at(last_attempt_at)],
    [t("webhooks.delivery.next"), at(next_attempt_at)],
    [t("webhooks.delivery.status"), last_status?.toString()],
    [t("webhooks.delivery.error"), last_error],
  ].filter(([, value]) => value)
  return (
    <dl className="txt-compact-small grid grid-cols-[9rem_1fr] gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ui-fg-subtle">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Block({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <div className="flex flex-col gap-y-2">
      <Text size="small" weight="plus">
        {title}
      </Text>
      <pre
        // Scrolled by keys, too.
        tabIndex={0}
        aria-label={title}
        className="bg-ui-bg-subtle border-ui-border-base txt-compact-xsmall max-h-96 overflow-auto rounded-lg border p-3 font-mono break-words whitespace-pre-wrap"
      >
        {text}
      </pre>
    </div>
  )
}

function pretty(payload: string): string {
  return JSON.stringify(JSON.parse(payload), null, 2)
}
