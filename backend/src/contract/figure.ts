const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 })

/** A number as people read it in a sentence, a mail or on paper: 1,664. */
export function figure(value: number): string {
  return NUMBER.format(value)
}
