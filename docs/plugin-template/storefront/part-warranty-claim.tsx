/** A page of the customer's dashboard. */
export function PartWarrantyClaim() {
  return (
    <p className="max-w-prose">
      Send the broken part with a copy of its delivery note. The new one is on its way the same day.
    </p>
  )
}
