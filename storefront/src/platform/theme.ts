import { useDeferredValue, useSyncExternalStore } from "react"

export type ThemeChoice = "light" | "dark" | "system"

// public/theme.js reads the same key and writes the same attribute before the first paint.
const KEY = "theme"
const PAPER = { light: "#fbfbf8", dark: "#14171b" }
const systemDark = matchMedia("(prefers-color-scheme: dark)")
const listeners = new Set<() => void>()
let choice: ThemeChoice = storedChoice()

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === "light" || stored === "dark" ? stored : "system"
  } catch {
    return "system"
  }
}

function isDark(): boolean {
  return choice === "dark" || (choice === "system" && systemDark.matches)
}

/** Nothing fades meanwhile (styles/index.css): on a slow telephone that takes 90 ms of the turn. */
function turn(theme: string): void {
  const { documentElement: page } = document
  if (page.dataset.theme === theme) return
  page.toggleAttribute("data-turning", true)
  page.dataset.theme = theme
  requestAnimationFrame(() => requestAnimationFrame(() => page.removeAttribute("data-turning")))
}

function apply(): void {
  const ink = isDark() ? "dark" : "light"
  turn(ink === "dark" ? "halden-dark" : "halden")
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", PAPER[ink])
  for (const listener of listeners) listener()
}

// A list of its own: Chromium tells nothing of a turn that somebody who asked the list has seen before.
matchMedia(systemDark.media).addEventListener("change", apply)
// The system may have turned since public/theme.js looked: of that no event tells.
apply()
addEventListener("storage", (event) => {
  if (event.key !== KEY) return
  choice = storedChoice()
  apply()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sets the theme for this browser; "system" forgets the choice. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next
  try {
    if (next === "system") localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, next)
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
  apply()
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => choice)
}

/** Which ink drawings are shown in. The page turns at once, its drawings when there is time. */
export function useDark(): boolean {
  return useDeferredValue(useSyncExternalStore(subscribe, isDark))
}
