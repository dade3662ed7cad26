import { toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ExpectedGoods } from "../../../../../backend/src/contract/staff/expected-goods"
import { DrawerForm } from "../../components/side-drawer"
import { failureToast } from "../../platform/failure-toast"
import { useArriveGoods } from "./api"
import { GoodsField } from "./goods-field"
import { todayOf, wrongDay, wrongPieces } from "./typed-goods"

type ArriveFormProps = { goods: ExpectedGoods; onDone: () => void }

/** How many came, all of them unless staff say so; and when the rest comes, if it does. */
export function ArriveForm({ goods, onDone }: ArriveFormProps) {
  const { id, open } = goods
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useArriveGoods()
  const [quantity, setQuantity] = useState(String(open))
  const [restDue, setRestDue] = useState("")
  const today = todayOf(new Date())
  const wrong = wrongPieces(quantity)
  const rest = wrong ? 0 : Math.max(0, open - Number(quantity))
  const isRestToCome = rest > 0 && restDue !== ""
  const wrongRest = isRestToCome ? wrongDay(restDue, today) : undefined

  const save = () => {
    if (wrong || wrongRest) return
    const came = { id, open, quantity: Number(quantity) }
    mutate(isRestToCome ? { ...came, rest_due: restDue } : came, {
      onSuccess: () => {
        toast.success(t("expectedGoods.arrive.done"))
        onDone()
      },
      onError: failureToast(t("expectedGoods.arrive.failed")),
    })
  }

  return (
    <DrawerForm submit={t("expectedGoods.arrive.submit")} isSaving={isPending} onSubmit={save}>
      <GoodsField
        id="goods-arrived"
        label={t("expectedGoods.arrive.quantity")}
        hint={t("expectedGoods.of", { quantity: open })}
        inputMode="numeric"
        value={quantity}
        wrong={wrong}
        onText={setQuantity}
      />
      {rest > 0 ? (
        <GoodsField
          id="goods-rest"
          label={t("expectedGoods.arrive.restDue")}
          hint={t("expectedGoods.arrive.restHint", { rest })}
          type="date"
          min={today}
          value={restDue}
          wrong={wrongRest}
          onText={setRestDue}
        />
      ) : null}
    </DrawerForm>
  )
}
