import { Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AcesCounts } from "../../../../../../backend/src/contract/aces/aces-import"
import { useFormats } from "../../../platform/formats"

const FITMENTS = ["added", "changed", "removed", "same", "missing"] as const
const APPS = [
  ...(["taken", "unmapped", "unknown_part", "left_out", "no_vehicle", "long_note"] as const),
] as const
/** Told even where there are none. */
const ALWAYS: ReadonlySet<string> = new Set(["added", "changed", "removed", "taken"])

/** What a file would do, or did, and what became of its Apps. */
export function RunCounts({ counts }: { counts: AcesCounts }) {
  return (
    <div className="grid gap-x-8 gap-y-4 px-6 py-4 md:grid-cols-2">
      <Figures names={FITMENTS} counts={counts} />
      <Figures names={APPS} counts={counts} />
    </div>
  )
}

type FiguresProps = { names: readonly (keyof AcesCounts)[]; counts: AcesCounts }

function Figures({ names, counts }: FiguresProps) {
  const { t } = useTranslation("shop")
  const { number } = useFormats()
  const shown = names.filter((name) => ALWAYS.has(name) || counts[name] > 0)
  return (
    <dl className="flex flex-col gap-y-1">
      {shown.map((name) => (
        <div key={name} className="flex items-baseline justify-between gap-x-4">
          <Text asChild size="small" className="text-ui-fg-subtle">
            <dt>{t(`aces.counts.${name}`)}</dt>
          </Text>
          <Text asChild size="small" weight="plus" className="tabular-nums">
            <dd>{number(counts[name])}</dd>
          </Text>
        </div>
      ))}
    </dl>
  )
}
