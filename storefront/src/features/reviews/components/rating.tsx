const STEPS = [1, 2, 3, 4, 5]

/** A gauge of five for what reads as a number from 1 to 5; any other rating as its writer put it. */
export function Rating({ text }: { text: string }) {
  const value = Number(text)
  if (!(value >= 1 && value <= 5)) return <p className="lettering text-muted">{text}</p>
  return (
    <p className="flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-2 w-6 border border-ink ${step <= Math.round(value) ? "bg-ink" : ""}`}
          />
        ))}
      </span>
      <span className="text-sm text-muted tabular-nums">
        {text.trim()}
        <span className="sr-only"> of 5</span>
      </span>
    </p>
  )
}
