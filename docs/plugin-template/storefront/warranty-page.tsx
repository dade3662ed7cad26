export function WarrantyPage() {
  return (
    <p className="max-w-prose">
      Keep the delivery note. A part that breaks within its warranty is replaced, carriage paid.
    </p>
  )
}
