import { blocks } from "virtual:storefront-plugins"
import type { SlotName } from "./slot-names"
import type { SlotProps } from "./slot-props"

type SlotInput<At extends SlotName> = {
  at: At
  /** What its blocks are about. */
  with: SlotProps<At>
  /** Of the place around all of them. */
  className?: string
}

/** The blocks that plugins have put at a place; without any there is nothing, not even the place. */
export function Slot<At extends SlotName>({ at, with: props, className }: SlotInput<At>) {
  const filled = blocks[at]
  if (!filled) return null
  return (
    <div className={className}>
      {filled.map(({ key, Block }) => (
        <Block key={key} {...props} />
      ))}
    </div>
  )
}

/** As much room as the blocks of a place take, while what they are about is on its way. */
export function SlotRoom({ at, className }: { at: SlotName; className?: string }) {
  const filled = blocks[at]
  if (!filled) return null
  return (
    <div className={className}>
      {filled.map(({ key, height }) => (
        <div key={key} style={{ minHeight: height }} />
      ))}
    </div>
  )
}
