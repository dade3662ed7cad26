import { PIECES, type DropAnswer } from "./stock-rush"

/** What is wrong with the answers of a drop of `stock` pieces: all are sold, and the rest refused. */
export function judgeDrop(answers: readonly DropAnswer[], stock: number): string[] {
  const placed = answers.filter(({ status }) => status === 201).length
  const refused = answers.filter(
    ({ status, code }) => status === 409 && code === "out_of_stock",
  ).length
  const expected = Math.min(Math.floor(stock / PIECES), answers.length)
  return [
    ...(placed === expected ? [] : [`${placed} orders were acknowledged instead of ${expected}`]),
    ...(refused === answers.length - expected ? [] : [`${refused} buyers were refused`]),
  ]
}
