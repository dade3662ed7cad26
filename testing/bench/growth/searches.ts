import type { Sample } from "./samples"

/** What people type who look for these parts, by the way they know them. */
export function searchesFor(samples: readonly Sample[]): Record<string, string[]> {
  return {
    SKU: samples.map(({ sku }) => sku.toLowerCase()),
    "OEM number": samples.map(({ oem }) => otherwisePunctuated(oem)),
    "name's words": samples.map(({ title }) => wordsOf(title)),
    "one typo": samples.map(({ title }) => withTypo(wordsOf(title))),
  }
}

/** 34.11-6 855 as 34-116/855: nobody's marks are the maker's. */
function otherwisePunctuated(oem: string): string {
  const code = oem.replaceAll(/[^A-Za-z0-9]/g, "")
  return `${code.slice(0, 2)}-${code.slice(2, 5)}/${code.slice(5)}`
}

/** Brake disc Garnet Estate 17: what it is and for which vehicle. */
function wordsOf(title: string): string {
  return title.split(" ").slice(0, -2).join(" ").toLowerCase()
}

/** The last word without its third letter. */
function withTypo(words: string): string {
  const start = words.lastIndexOf(" ") + 1
  return words.slice(0, start + 2) + words.slice(start + 3)
}
