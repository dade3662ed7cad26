const early = () => document.getElementById("early")

/** Takes away what the server showed while the scripts were on their way: the page itself is drawn. */
export function dropEarlyPage(): void {
  early()?.remove()
}

/** The same where nobody has seen it yet: on a quick line the page comes first. */
export function dropUnseenEarlyPage(): void {
  const shown = early()
  if (shown && getComputedStyle(shown).visibility === "hidden") shown.remove()
}
