type Rule = {
  minimum: number
  multiple: number
  /** The smallest quantity that meets both. */
  first: number
}

/** How many pieces one order takes, as a buyer would say it. */
export function quantityWords({ minimum, multiple, first }: Rule): string {
  if (multiple === 1) return `At least ${pieces(minimum)} in one order.`
  const least = `At least ${pieces(minimum)} in one order, in cartons of ${multiple}`
  return first === minimum ? `${least}.` : `${least}. The first quantity that fits is ${first}.`
}

function pieces(count: number): string {
  return count === 1 ? "1 piece" : `${count} pieces`
}
