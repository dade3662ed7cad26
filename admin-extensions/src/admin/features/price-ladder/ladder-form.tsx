import { Button, Text, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { useTranslation } from "react-i18next"
import type { StaffLadder } from "../../../../../backend/src/contract/product/staff-ladder"
import { failureToast } from "../../platform/failure-toast"
import { type LadderTarget, useSaveLadder } from "./api"
import { LadderRows } from "./ladder-rows"
import { problemsOf, rungsOf, typedOf } from "./typed-rungs"

/** The ladder of everybody or of a group, saved as a whole. */
export function LadderForm({ target, ladder }: { target: LadderTarget; ladder: StaffLadder }) {
  const { t } = useTranslation("shop")
  const { rungs: seen, currency_code, customer_group, price_list } = ladder
  const [rows, setRows] = useState(() => typedOf(seen))
  const { mutate, isPending } = useSaveLadder(target)
  const wrong = problemsOf(rows).some((problem) => problem !== null)

  function save(event: FormEvent) {
    event.preventDefault()
    const rungs = rungsOf(rows)
    mutate(
      { rungs, seen },
      {
        onSuccess: () => toast.success(t("priceLadder.saved")),
        onError: failureToast(t("priceLadder.notSaved")),
      },
    )
  }

  return (
    <form className="grid gap-y-4 px-6 py-4" noValidate onSubmit={save}>
      <LadderRows
        rows={rows}
        currency={currency_code}
        mayBeEmpty={customer_group !== null}
        onChange={setRows}
      />
      <div className="flex items-center justify-between gap-x-4">
        <Text size="small" className="text-ui-fg-subtle">
          {customer_group === null
            ? t("priceLadder.ofEverybody")
            : price_list === null
              ? t("priceLadder.newList", { group: customer_group.name })
              : t("priceLadder.inList", { list: price_list.title })}
        </Text>
        <Button type="submit" size="small" isLoading={isPending} disabled={wrong}>
          {t("common.save")}
        </Button>
      </div>
    </form>
  )
}
