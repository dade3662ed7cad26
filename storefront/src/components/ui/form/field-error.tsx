/** A field's error, marked by shape and colour; `id` is what the field is described by. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-error">
      <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rotate-45 bg-error" />
      {message}
    </p>
  )
}
