/** In this order: most browsers also name the one that they descend from. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bWindows\b/, "Windows"],
  [/\b(iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
]

/** A User-Agent header as people would say it: "Firefox on Linux". */
export function browserWords(userAgent: string | undefined): string {
  const browser = named(BROWSERS, userAgent)
  const system = named(SYSTEMS, userAgent)
  if (!browser) return system ? `A program on ${system}` : "A program"
  return system ? `${browser} on ${system}` : browser
}

function named(table: readonly [RegExp, string][], userAgent = ""): string | undefined {
  return table.find(([sign]) => sign.test(userAgent))?.[1]
}
