import { Button, Input, Label } from "@medusajs/ui"
import { type FormEvent, useId, useState } from "react"
import { useSaveDeposit, type VariantDeposit } from "./api"

type DepositFormProps = { productId: string; deposit: VariantDeposit }

/** What is deposited for a piece of a variant; 0 or nothing takes it away. */
export function DepositForm({ productId, deposit }: DepositFormProps) {
  const { variant_id, sku, title, amount } = deposit
  const id = useId()
  const [typed, setTyped] = useState(amount === null ? "" : String(amount))
  const { mutate, isPending } = useSaveDeposit(productId)
  const isAmount = /^\d{0,9}(\.\d{1,6})?$/.test(typed.trim())

  function save(event: FormEvent) {
    event.preventDefault()
    mutate({ variant_id, amount: Number(typed) })
  }

  return (
    <form noValidate onSubmit={save} className="flex items-end gap-2 px-6 py-4">
      <div className="min-w-0 flex-1">
        <Label htmlFor={id} size="small" weight="plus">
          {sku || title}
        </Label>
        <Input
          id={id}
          inputMode="decimal"
          placeholder="None"
          value={typed}
          aria-invalid={isAmount ? undefined : true}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" size="small" disabled={!isAmount} isLoading={isPending}>
        Save
      </Button>
    </form>
  )
}
