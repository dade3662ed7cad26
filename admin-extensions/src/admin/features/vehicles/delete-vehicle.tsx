import { toast } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { DeleteButton } from "../../components/delete-button"
import { failureToast } from "../../platform/failure-toast"
import { useDelete, type Deleted } from "./api"

/** Deletes a make, model or vehicle after a question; the server refuses where it is used. */
export function DeleteVehicle({ deleted, name }: { deleted: Deleted; name: string }) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useDelete()
  return (
    <DeleteButton
      name={name}
      consequence={t(`vehicles.delete.${deleted.what}`)}
      isPending={isPending}
      onDelete={() =>
        mutate(deleted, {
          onSuccess: () => toast.success(t("vehicles.delete.done", { name })),
          onError: failureToast(t("vehicles.delete.failed", { name })),
        })
      }
    />
  )
}
