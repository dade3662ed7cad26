export function PartWarrantyPage() {
  return (
    <p className="max-w-prose">
      Keep the delivery note. A part that breaks within its time is replaced, carriage paid.
    </p>
  )
}
