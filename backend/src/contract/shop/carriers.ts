/** Who carries parcels, and where they tell of one: an address with a place for its number. */
export type Carrier = { name: string; link: string }

/** Where a parcel's number stands in a link. */
const PLACE = "{number}"

/** What a shop knows until staff write another list. */
export const DEFAULT_CARRIERS: readonly string[] = [
  "DHL = https://www.dhl.com/global-en/home/tracking/tracking-parcel.html?submit=1&tracking-id={number}",
  "DPD = https://tracking.dpd.de/status/en_US/parcel/{number}",
  "FedEx = https://www.fedex.com/fedextrack/?trknbr={number}",
  "GLS = https://gls-group.com/track/{number}",
  "UPS = https://www.ups.com/track?loc=en_US&tracknum={number}",
  "USPS = https://tools.usps.com/go/TrackConfirmAction?tLabels={number}",
]

/** What is wrong with a line of the list, in words; undefined where nothing is. */
export function carrierProblem(line: string): string | undefined {
  const { name, link } = carrierOf(line)
  if (!name) return `“${line}” needs a name before "="`
  if (name.length > 80) return `“${name}” is longer than 80 characters`
  if (link === "") return undefined
  if (link.split(PLACE).length !== 2) return `the link of ${name} needs ${PLACE} once`
  if (!isSafe(link)) return `the link of ${name} must be an http(s) address`
  return undefined
}

/** The list as staff write it, a carrier a line: "DHL = https://…{number}", or the name alone. */
export function carriersOf(lines: readonly string[]): Carrier[] {
  return lines.filter((line) => carrierProblem(line) === undefined).map(carrierOf)
}

type Parcel = { carrier?: string | undefined; tracking: string }

/** Where the carrier tells of a parcel; undefined of a carrier without a link, or that nobody knows. */
export function carrierLink(
  { carrier = "", tracking }: Parcel,
  carriers: readonly Carrier[],
): string | undefined {
  const wanted = carrier.trim().toLowerCase()
  const known = carriers.find(({ name }) => name.toLowerCase() === wanted)
  if (!known || known.link === "") return undefined
  return known.link.replace(PLACE, () => encodeURIComponent(tracking))
}

function carrierOf(line: string): Carrier {
  const [name = "", ...link] = line.split("=")
  return { name: name.trim(), link: link.join("=").trim() }
}

/** The number's place is no part of the host, and nobody is signed in by the link. */
function isSafe(link: string): boolean {
  if (!/^https?:\/\/[^{]+\//i.test(link)) return false
  const filled = link.replace(PLACE, "1")
  if (!URL.canParse(filled) || /\s/.test(link)) return false
  const { username, password } = new URL(filled)
  return username === "" && password === ""
}
