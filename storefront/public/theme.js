// Loaded before the first paint, so that a dark page never flashes white. src/platform/theme.ts
// writes the same key and attribute afterwards.
;(function () {
  var choice = null
  try {
    choice = localStorage.getItem("theme")
  } catch (error) {
    // Storage may be blocked: the system's choice stands.
  }
  var dark =
    choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  document.documentElement.dataset.theme = dark ? "halden-dark" : "halden"
  document
    .querySelector('meta[name="theme-color"]')
    .setAttribute("content", dark ? "#14171b" : "#fbfbf8")
})()
