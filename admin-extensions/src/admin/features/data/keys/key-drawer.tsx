import { useTranslation } from "react-i18next"
import { SideDrawer } from "../../../components/side-drawer"
import { failureToast } from "../../../platform/failure-toast"
import { useMakeKey } from "../api"
import { KeyForm } from "./key-form"

type KeyDrawerProps = { isOpen: boolean; onClose: () => void; onToken: (token: string) => void }

/** Makes a key, and hands its token on to be shown this once. */
export function KeyDrawer({ isOpen, onClose, onToken }: KeyDrawerProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useMakeKey()
  return (
    <SideDrawer
      title={t("data.form.heading")}
      description={t("data.form.lead")}
      isOpen={isOpen}
      onClose={onClose}
    >
      <KeyForm
        isSaving={isPending}
        onSave={(key) =>
          mutate(key, {
            onSuccess: ({ token }) => {
              onClose()
              onToken(token)
            },
            onError: failureToast(t("data.form.failed")),
          })
        }
      />
    </SideDrawer>
  )
}
