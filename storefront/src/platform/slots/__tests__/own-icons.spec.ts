import { withOwnIcons } from "../../../../vite/chunks/own-icons"

const FILES = new Map([
  ["Trash2", "trash"],
  ["Menu", "menu"],
])

describe("an icon's import", () => {
  it("names the icon's own file, whatever it is called there and here", () => {
    const code = 'import { Trash2, Menu as Lines } from "lucide-react"\nuse(Trash2, Lines)'
    expect(withOwnIcons(code, FILES)).toBe(
      'import Trash2 from "lucide-react/icons/trash"; import Lines from "lucide-react/icons/menu";\nuse(Trash2, Lines)',
    )
  })

  it("of what is no icon stays as it is", () => {
    expect(withOwnIcons("import { createLucideIcon } from 'lucide-react'", FILES)).toBe(
      'import { createLucideIcon } from "lucide-react";',
    )
    expect(withOwnIcons('import x from "elsewhere"', FILES)).toBe('import x from "elsewhere"')
  })
})
