export function OrRule() {
  return (
    <div aria-hidden="true" className="lettering my-5 flex items-center gap-3 text-muted">
      <span className="h-px grow bg-line" />
      or
      <span className="h-px grow bg-line" />
    </div>
  )
}
