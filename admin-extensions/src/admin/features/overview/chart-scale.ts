/** What the axis of a chart reaches from and to; 0 is always between them. */
export type Scale = { bottom: number; top: number }
/** Where a bar lies, in parts of the chart's height from above. */
export type Bar = { y: number; height: number }

const STEPS = [1, 2, 2.5, 5, 10]
/** A bar that is not 0 stays visible, in parts of the height. */
const LEAST = 0.01

/** The axis of these values, with round numbers at its ends; 0 to 1 where all of them are 0. */
export function scaleOf(values: readonly number[]): Scale {
  const top = roundUp(Math.max(0, ...values))
  const bottom = -roundUp(Math.max(0, ...values.map((value) => -value)))
  return top === 0 && bottom === 0 ? { bottom: 0, top: 1 } : { bottom: bottom || 0, top }
}

/** The bar of a value: upwards from 0, downwards where it is below. */
export function barOf(value: number, { bottom, top }: Scale): Bar {
  const span = top - bottom
  const height = value === 0 ? 0 : Math.max(LEAST, Math.abs(value) / span)
  const zero = top / span
  return { y: value > 0 ? zero - height : zero, height }
}

/** The next of 1, 2, 2.5, 5, 10, 20, 25, 50, … that is not less; 0 stays. */
function roundUp(value: number): number {
  if (value === 0) return 0
  const power = 10 ** Math.floor(Math.log10(value))
  const step = STEPS.find((factor) => factor * power >= value) ?? 10
  return step * power
}
