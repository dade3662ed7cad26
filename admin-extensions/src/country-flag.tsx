import type { CSSProperties } from "react"

/** From an upper-case letter to its regional indicator, two of which are drawn as a flag. */
const TO_INDICATOR = 0x1f1e6 - "A".charCodeAt(0)

type CountryFlagProps = {
  countryCode: string
  style?: CSSProperties
  /** Asked for by Medusa Admin; a character needs no picture. */
  svg?: boolean
}

/**
 * The flag beside an order in Medusa Admin, in place of react-country-flag's, whose pictures come
 * from a foreign host: without a network they are broken, with one that host learns who orders.
 */
export default function CountryFlag({ countryCode, style, svg: _, ...rest }: CountryFlagProps) {
  const indicators = [...countryCode.toUpperCase()].map((letter) =>
    String.fromCodePoint(letter.charCodeAt(0) + TO_INDICATOR),
  )
  return (
    <span role="img" {...rest} style={{ ...style, lineHeight: 1 }}>
      {indicators.join("")}
    </span>
  )
}
