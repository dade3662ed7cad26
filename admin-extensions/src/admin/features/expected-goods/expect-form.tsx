import { Select, toast } from "@medusajs/ui"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FormField } from "../../components/form-field"
import { DrawerForm } from "../../components/side-drawer"
import { failureToast } from "../../platform/failure-toast"
import { useLocations } from "../delivery-queue/api"
import { useExpectGoods } from "./api"
import { GoodsField } from "./goods-field"
import { todayOf, wrongDay, wrongPieces, wrongText } from "./typed-goods"

type ExpectFormProps = {
  /** The part's, where it is known already. */
  sku: string
  onDone: () => void
}

/** Goods that are to come, as staff type them. */
export function ExpectForm({ sku, onDone }: ExpectFormProps) {
  const { t } = useTranslation("shop")
  const { mutate, isPending } = useExpectGoods()
  const locations = useLocations().data?.stock_locations ?? []
  const [tried, setTried] = useState(false)
  const [typed, setTyped] = useState({ sku, quantity: "", due: "", reference: "", location: "" })
  const today = todayOf(new Date())
  const wrong = {
    sku: wrongText(typed.sku),
    quantity: wrongPieces(typed.quantity),
    due: wrongDay(typed.due, today),
    reference: wrongText(typed.reference),
  }
  const field = (name: keyof typeof wrong) => ({
    id: `goods-${name}`,
    label: t(`expectedGoods.add.${name}`),
    value: typed[name],
    wrong: tried ? wrong[name] : undefined,
    onText: (text: string) => setTyped({ ...typed, [name]: text }),
  })

  const save = () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    const { location, quantity, ...rest } = typed
    const goods = { ...rest, quantity: Number(quantity) }
    mutate(location ? { ...goods, location_id: location } : goods, {
      onSuccess: () => {
        toast.success(t("expectedGoods.add.done"))
        onDone()
      },
      onError: failureToast(t("expectedGoods.add.failed")),
    })
  }

  return (
    <DrawerForm submit={t("common.save")} isSaving={isPending} onSubmit={save}>
      <GoodsField {...field("sku")} maxLength={200} autoComplete="off" />
      <div className="grid grid-cols-2 gap-4">
        <GoodsField {...field("quantity")} inputMode="numeric" />
        <GoodsField {...field("due")} type="date" min={today} />
      </div>
      <GoodsField
        {...field("reference")}
        hint={t("expectedGoods.add.referenceHint")}
        maxLength={80}
        autoComplete="off"
      />
      {locations.length > 1 ? (
        <FormField id="goods-location" label={t("expectedGoods.add.location")}>
          <Select
            value={typed.location || (locations[0]?.id ?? "")}
            onValueChange={(location) => setTyped({ ...typed, location })}
          >
            <Select.Trigger id="goods-location">
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {locations.map(({ id, name }) => (
                <Select.Item key={id} value={id}>
                  {name}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </FormField>
      ) : null}
    </DrawerForm>
  )
}
