import { Monitor, Moon, Sun } from "lucide-react"
import { chooseTheme, useThemeChoice, type ThemeChoice } from "@/platform/theme"

const CHOICES = {
  light: { Icon: Sun, next: "dark" },
  dark: { Icon: Moon, next: "system" },
  system: { Icon: Monitor, next: "light" },
} satisfies Record<ThemeChoice, { Icon: typeof Sun; next: ThemeChoice }>

/** Goes round light, dark and the system's choice; its name says which one is on. */
export function ThemeSwitch() {
  const choice = useThemeChoice()
  const { Icon, next } = CHOICES[choice]
  return (
    <button
      type="button"
      className="btn btn-square btn-ghost"
      aria-label={`Theme: ${choice}`}
      title={`Theme: ${choice}. Change to ${next}`}
      onClick={() => chooseTheme(next)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
