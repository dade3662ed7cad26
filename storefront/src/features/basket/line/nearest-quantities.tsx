import { basketText } from "../texts"

type NearestQuantitiesProps = {
  nearest: readonly number[]
  productName: string
  onTake: (qty: number) => void
}

/** The quantities that would do in the place of a wrong one, a click away. */
export function NearestQuantities({ nearest, productName, onTake }: NearestQuantitiesProps) {
  return nearest.map((qty) => (
    <button
      key={qty}
      type="button"
      aria-description={productName}
      className="btn btn-sm"
      onClick={() => onTake(qty)}
    >
      {basketText("orderQuantity", { qty })}
    </button>
  ))
}
