import { Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ExpectedGoods } from "../../../../../backend/src/contract/staff/expected-goods"
import { DrawerForm } from "../../components/side-drawer"
import { failureToast } from "../../platform/failure-toast"
import { useChangeGoods } from "./api"
import { GoodsField } from "./goods-field"
import { todayOf, wrongDay, wrongText } from "./typed-goods"

type ChangeFormProps = { goods: ExpectedGoods; onDone: () => void }

/** Another day or reference of goods that are to come. */
export function ChangeForm({ goods, onDone }: ChangeFormProps) {
  const { id, promised } = goods
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useChangeGoods()
  const [due, setDue] = useState(goods.due)
  const [reference, setReference] = useState(goods.reference)
  const today = todayOf(new Date())
  // A day that passed meanwhile may stay: another reference moves no day.
  const wrongDue = due === goods.due ? undefined : wrongDay(due, today)
  const wrongReference = wrongText(reference)

  const save = () => {
    if (wrongDue || wrongReference) return
    const body = { id, reference, ...(due !== goods.due && { due }) }
    mutate(body, {
      onSuccess: () => {
        toast.success(t("expectedGoods.change.done"))
        onDone()
      },
      onError: failureToast(t("expectedGoods.change.failed")),
    })
  }

  return (
    <DrawerForm submit={t("common.save")} isSaving={isPending} onSubmit={save}>
      {promised > 0 ? (
        <Text size="small">{t("expectedGoods.change.promised", { promised })}</Text>
      ) : null}
      <GoodsField
        id="goods-due"
        label={t("expectedGoods.add.due")}
        type="date"
        min={today}
        value={due}
        wrong={wrongDue}
        onText={setDue}
      />
      <GoodsField
        id="goods-reference"
        label={t("expectedGoods.add.reference")}
        maxLength={80}
        value={reference}
        wrong={wrongReference}
        onText={setReference}
      />
    </DrawerForm>
  )
}
