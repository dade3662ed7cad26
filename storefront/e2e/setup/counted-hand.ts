import type { Locator } from "playwright-core"

export type CountedHand = ReturnType<typeof countedHand>

/** A hand with a mouse: what it presses is counted, the choice of rows beside the rest. */
export function countedHand() {
  const counted = { clicks: 0, choices: 0 }
  return {
    counted,
    click: async (target: Locator) => {
      await target.click()
      counted.clicks += 1
    },
    /** Ticks a row of a list, or all of them, or opens one. */
    choose: async (target: Locator) => {
      await target.click()
      counted.choices += 1
    },
  }
}
