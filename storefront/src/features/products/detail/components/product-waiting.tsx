/** The product page's place while the part is on its way. */
export function ProductWaiting() {
  return (
    <div aria-busy="true" className="page min-h-dvh py-8">
      <span className="sr-only">Loading the part</span>
      <div aria-hidden="true">
        <div className="skeleton mb-4 h-8 w-56" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="border border-line">
            <div className="aspect-4/3" />
          </div>
          <div className="space-y-6">
            <div className="skeleton h-24 w-4/5" />
            <div className="skeleton h-20" />
            <div className="skeleton h-72" />
          </div>
        </div>
      </div>
    </div>
  )
}
