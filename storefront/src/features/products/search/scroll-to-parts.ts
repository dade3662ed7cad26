/** The heading above the list's parts. */
export const PARTS_ID = "parts"

/** Leads a reader who is far down the list to its begin, where a new search starts. */
export function scrollToParts(): void {
  const top = document.getElementById(PARTS_ID)
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: "start" })
}
