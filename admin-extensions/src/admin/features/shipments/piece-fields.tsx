import { Button, Hint, Input, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { StaffLine } from "../../../../../backend/src/contract/staff/staff-shipments"
import { useFormats } from "../../platform/formats"

type PieceFieldsProps = {
  lines: readonly StaffLine[]
  pieces: readonly string[]
  /** The most that each wrong line may have, by its place. */
  wrong: ReadonlyMap<number, number>
  onChange: (pieces: string[]) => void
}

/** How many pieces of each line go; a line of which none can go is told, and not asked for. */
export function PieceFields({ lines, pieces, wrong, onChange }: PieceFieldsProps) {
  const { t } = useTranslation("shop")
  const all = (amount: (line: StaffLine) => number) =>
    onChange(lines.map((line) => String(amount(line))))
  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="mb-2 flex w-full items-center justify-between">
        <Text size="small" weight="plus">
          {t("shipments.ship.lines")}
        </Text>
        <span className="flex gap-x-2">
          <Button type="button" size="small" variant="transparent" onClick={() => all(() => 0)}>
            {t("shipments.ship.none")}
          </Button>
          <Button
            type="button"
            size="small"
            variant="transparent"
            onClick={() => all(({ sendable }) => sendable)}
          >
            {t("shipments.ship.all")}
          </Button>
        </span>
      </legend>
      {lines.map((line, place) =>
        line.open > 0 ? (
          <PieceField
            key={place}
            place={place}
            line={line}
            value={pieces[place] ?? ""}
            most={wrong.get(place)}
            onChange={(value) => onChange(pieces.map((one, at) => (at === place ? value : one)))}
          />
        ) : null,
      )}
    </fieldset>
  )
}

type PieceFieldProps = {
  place: number
  line: StaffLine
  value: string
  most: number | undefined
  onChange: (value: string) => void
}

function PieceField({ place, line, value, most, onChange }: PieceFieldProps) {
  const { t } = useTranslation("shop")
  const { productName, sku, qty, open, sendable, due = [] } = line
  const { day } = useFormats()
  const id = `pieces-${place}`
  const waiting = due.reduce((sum, { qty }) => sum + qty, 0)
  const packed = open - sendable - waiting
  return (
    <div className="flex items-start justify-between gap-x-4">
      <label htmlFor={id} className="min-w-0 flex-1">
        <Text size="small" leading="compact" className="break-words">
          {productName}
        </Text>
        <Text size="xsmall" className="text-ui-fg-subtle break-words">
          {[sku, t("shipments.ship.open", { open, qty })].filter(Boolean).join(" · ")}
          {packed > 0 ? ` · ${t("shipments.ship.packed", { pieces: packed })}` : ""}
          {due
            .map(({ qty, on }) => ` · ${t("shipments.ship.waits", { pieces: qty, day: day(on) })}`)
            .join("")}
        </Text>
      </label>
      <div className="w-24 shrink-0">
        <Input
          id={id}
          size="small"
          inputMode="numeric"
          className="text-right tabular-nums"
          disabled={sendable === 0}
          value={value}
          aria-invalid={most === undefined ? undefined : true}
          aria-describedby={most === undefined ? undefined : `${id}-hint`}
          onChange={({ target }) => onChange(target.value)}
        />
        {most === undefined ? null : (
          <Hint id={`${id}-hint`} role="alert" variant="error">
            {t("shipments.ship.errors.whole", { most })}
          </Hint>
        )}
      </div>
    </div>
  )
}
