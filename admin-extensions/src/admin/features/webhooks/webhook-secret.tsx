import { useTranslation } from "react-i18next"
import { ShownOnce } from "../../components/shown-once"

type WebhookSecretProps = { secret: string | null; onClose: () => void }

/** The secret that signs an endpoint's events, this once. */
export function WebhookSecret({ secret, onClose }: WebhookSecretProps) {
  const { t } = useTranslation("shop")
  const texts = {
    title: t("webhooks.secret.title"),
    lead: t("webhooks.secret.lead"),
    copy: t("webhooks.secret.copy"),
    done: t("webhooks.secret.done"),
  }
  return <ShownOnce secret={secret} texts={texts} onClose={onClose} />
}
