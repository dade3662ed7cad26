import { logo as themeLogo } from "virtual:storefront-plugins"
import { useDark } from "@/platform/theme"
import { shopFacts } from "@/platform/shop-facts"

/** The picture that staff have set, else the theme's, else the works' mark; and the shop's name. */
export function Brand() {
  const { name, logo } = shopFacts
  if (!logo && themeLogo?.hasName) return <ThemeLogo {...themeLogo} alt={name} />
  return (
    <>
      <Picture />
      <Name />
    </>
  )
}

function Picture() {
  if (shopFacts.logo) return <img src={shopFacts.logo} alt="" className="size-8 object-contain" />
  return themeLogo ? <ThemeLogo {...themeLogo} alt="" /> : <Mark />
}

function Name() {
  const [first, ...rest] = shopFacts.name.split(" ")
  return (
    <span className="leading-none">
      <span className="block font-display text-2xl leading-6 font-semibold">{first}</span>
      <span className="lettering block text-[0.6875rem] leading-3 text-muted">
        {rest.join(" ")}
      </span>
    </span>
  )
}

type ThemeLogoProps = NonNullable<typeof themeLogo> & { alt: string }

/** The page's head has it fetched; its room is there before. */
function ThemeLogo({ light, dark, width, height, alt }: ThemeLogoProps) {
  return (
    <img
      src={useDark() ? dark : light}
      alt={alt}
      style={{ width, height }}
      className="object-contain"
    />
  )
}

/** An H whose bar is drilled. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
      <rect width="32" height="32" rx="2" className="fill-base-content" />
      <path d="M9 7v18M23 7v18M9 16h14" strokeWidth="4" className="stroke-base-100" />
      <circle cx="16" cy="16" r="3.2" className="fill-primary" />
    </svg>
  )
}
