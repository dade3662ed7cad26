import { Plus, Trash } from "@medusajs/icons"
import { Button, Hint, IconButton, Input, Label } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import { problemsOf, type RungProblem, type TypedRung } from "./typed-rungs"

type LadderRowsProps = {
  rows: TypedRung[]
  currency: string
  /** Whether the last row may go: a group can do without prices of its own. */
  mayBeEmpty: boolean
  onChange: (rows: TypedRung[]) => void
}

const AMOUNT_PROBLEMS: readonly RungProblem[] = ["notMoney", "notLess"]

/** The rungs as rows to type in: from so many pieces, this price. */
export function LadderRows({ rows, currency, mayBeEmpty, onChange }: LadderRowsProps) {
  const { t } = useTranslation("shop")
  const problems = problemsOf(rows)
  const set = (key: number, change: Partial<TypedRung>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1
    onChange([...rows, { key, from: rows.length === 0 ? "1" : "", amount: "" }])
  }
  return (
    <div className="grid gap-y-2">
      {rows.map(({ key, from, amount }, index) => {
        const problem = problems[index]
        const [fromId, amountId, hintId] = ["from", "amount", "hint"].map(
          (id) => `rung-${id}-${key}`,
        )
        const isWrong = (of: "from" | "amount") =>
          problem && (of === "amount") === AMOUNT_PROBLEMS.includes(problem) ? true : undefined
        return (
          <div key={key} className="grid grid-cols-[1fr_1fr_auto] items-end gap-x-3">
            <div>
              <Label htmlFor={fromId ?? ""} size="xsmall">
                {t("priceLadder.from")}
              </Label>
              <Input
                id={fromId}
                size="small"
                inputMode="numeric"
                value={from}
                aria-invalid={isWrong("from")}
                aria-describedby={problem ? hintId : undefined}
                onChange={(event) => set(key, { from: event.target.value })}
              />
            </div>
            <div>
              <Label htmlFor={amountId ?? ""} size="xsmall">
                {t("priceLadder.price", { currency: currency.toUpperCase() })}
              </Label>
              <Input
                id={amountId}
                size="small"
                inputMode="decimal"
                value={amount}
                aria-invalid={isWrong("amount")}
                aria-describedby={problem ? hintId : undefined}
                onChange={(event) => set(key, { amount: event.target.value })}
              />
            </div>
            <IconButton
              type="button"
              size="small"
              variant="transparent"
              aria-label={t("priceLadder.remove", { from })}
              disabled={rows.length === 1 && !mayBeEmpty}
              onClick={() => onChange(rows.filter((row) => row.key !== key))}
            >
              <Trash />
            </IconButton>
            {problem ? (
              <Hint id={hintId} variant="error" className="col-span-full">
                {t(`priceLadder.problems.${problem}`)}
              </Hint>
            ) : null}
          </div>
        )
      })}
      <Button
        type="button"
        size="small"
        variant="secondary"
        className="justify-self-start"
        onClick={add}
      >
        <Plus />
        {t("priceLadder.add")}
      </Button>
    </div>
  )
}
