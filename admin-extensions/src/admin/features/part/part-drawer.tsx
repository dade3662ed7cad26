import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { Part } from "../../../../../backend/src/contract/staff/part"
import { LoadState } from "../../components/load-state"
import { DrawerForm, SideDrawer } from "../../components/side-drawer"
import { usePart } from "./api"
import { PartFields } from "./part-fields"
import { usePartForm } from "./use-part-form"

type PartDrawerProps = { variantId: string; name: string; isOpen: boolean; onClose: () => void }

/** The form of a part over its product's page. */
export function PartDrawer({ variantId, name, isOpen, onClose }: PartDrawerProps) {
  const { t } = useTranslation("shop")
  return (
    <SideDrawer title={t("part.edit")} description={name} isOpen={isOpen} onClose={onClose}>
      <LoadedPart variantId={variantId} onClose={onClose} />
    </SideDrawer>
  )
}

/** Asked for when the drawer opens: what others changed meanwhile is in the form. */
function LoadedPart({ variantId, onClose }: Pick<PartDrawerProps, "variantId" | "onClose">) {
  const { t } = useTranslation("shop")
  const query = usePart(variantId)
  if (query.data) return <PartForm part={query.data.part} onClose={onClose} />
  return <LoadState query={query} failed={(reason) => t("part.loadFailed", { reason })} />
}

function PartForm({ part, onClose }: { part: Part; onClose: () => void }) {
  const { t } = useTranslation("shop")
  const { typed, errors, change, save, isPending } = usePartForm({ part, onSaved: onClose })
  return (
    <DrawerForm submit={t("common.save")} isSaving={isPending} onSubmit={save}>
      {part.has_siblings ? (
        <Text size="small" className="text-ui-fg-subtle">
          {t("part.siblings")}
        </Text>
      ) : null}
      <PartFields
        typed={typed}
        errors={errors}
        onChange={change}
        currency={part.currency_code}
        stockCounted={part.is_stock_counted}
      />
    </DrawerForm>
  )
}
