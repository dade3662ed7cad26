import { Button, Code, Copy, FocusModal, Heading, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"

type WebhookSecretProps = { secret: string | null; onClose: () => void }

/** A secret, this once: it is kept nowhere in the page after it is shut. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  const { t } = useTranslation("shop")
  return (
    <FocusModal open={secret !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      <FocusModal.Content>
        <FocusModal.Header>
          <Button type="button" size="small" onClick={onClose}>
            {t("webhooks.secret.done")}
          </Button>
        </FocusModal.Header>
        <FocusModal.Body className="flex justify-center px-6 py-16">
          <div className="flex w-full max-w-xl flex-col gap-y-6">
            <div className="flex flex-col gap-y-1">
              <FocusModal.Title asChild>
                <Heading>{t("webhooks.secret.title")}</Heading>
              </FocusModal.Title>
              <FocusModal.Description asChild>
                <Text size="small" className="text-ui-fg-subtle">
                  {t("webhooks.secret.lead")}
                </Text>
              </FocusModal.Description>
            </div>
            <div className="bg-ui-bg-subtle border-ui-border-base flex items-center gap-x-3 rounded-lg border p-4">
              <Code className="grow break-all">{secret}</Code>
              <Copy content={secret ?? ""} aria-label={t("webhooks.secret.copy")} />
            </div>
          </div>
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  )
}
