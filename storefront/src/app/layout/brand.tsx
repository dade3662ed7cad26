import { shopFacts } from "@/platform/shop-facts"

/** The shop's picture, else the works' mark, an H whose bar is drilled; and its name. */
export function Brand() {
  const { name, logo } = shopFacts
  const [first, ...rest] = name.split(" ")
  return (
    <>
      {logo ? <img src={logo} alt="" className="size-8 object-contain" /> : <Mark />}
      <span className="leading-none">
        <span className="block font-display text-2xl leading-6 font-semibold">{first}</span>
        <span className="lettering block text-[0.6875rem] leading-3 text-muted">
          {rest.join(" ")}
        </span>
      </span>
    </>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
      <rect width="32" height="32" rx="2" className="fill-base-content" />
      <path d="M9 7v18M23 7v18M9 16h14" strokeWidth="4" className="stroke-base-100" />
      <circle cx="16" cy="16" r="3.2" className="fill-primary" />
    </svg>
  )
}
