/** Grey bars in the place of a list that is on its way. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className="space-y-3">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden="true" className="skeleton h-12 w-full rounded-box" />
      ))}
    </div>
  )
}
