import { Link } from "react-router-dom"

type LinkGridProps = {
  /** What the links are of, for screen readers. */
  label: string
  links: readonly { name: string; to: string }[] | undefined
}

const CELL = "flex min-h-14 items-center border border-line px-4 py-2 text-lg font-medium"
const EXPECTED = 12

/** Makes or models, each the way to its page; grey bars keep their place while they are on their way. */
export function LinkGrid({ label, links }: LinkGridProps) {
  return (
    <ul
      aria-label={label}
      aria-busy={!links}
      className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {links
        ? links.map(({ name, to }) => (
            <li key={to}>
              <Link to={to} className={`${CELL} wrap-anywhere hover:bg-base-200`}>
                {name}
              </Link>
            </li>
          ))
        : Array.from({ length: EXPECTED }, (_, index) => (
            <li key={index} aria-hidden="true" className="h-14 skeleton" />
          ))}
    </ul>
  )
}
