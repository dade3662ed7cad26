/** The error page's one style sheet: the shop's colours, light and dark, and nothing to be fetched. */
export const errorStyle = `
:root { color-scheme: light dark; --paper: #fbfbf8; --line: #d3d6d3; --ink: #1c2127; --muted: #59626b; --drawing: #1d4f8f; --signal: #e85d0c; --on-signal: #14161a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171b; --line: #363d45; --ink: #e9e9e4; --muted: #a3abb4; --drawing: #93bdf5; --signal: #ff7f33; --on-signal: #14161a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 "Inter Variable", system-ui, "Segoe UI", "Liberation Sans", sans-serif; }
main { max-width: 40rem; margin-inline: auto; padding: 4rem 1rem; }
.brand { margin: 0 0 2rem; padding-bottom: 0.75rem; border-bottom: 1px solid var(--line); font-weight: 600; }
.brand span { color: var(--muted); font-weight: 400; }
h1 { margin: 0 0 1rem; font: 600 2.5rem/1.15 "Barlow Condensed", "Arial Narrow", "Liberation Sans Narrow", sans-serif; }
a { color: var(--drawing); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--drawing); outline-offset: 2px; }
.ways { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; margin: 1.5rem 0 2.5rem; }
.again { padding: 0.5rem 1.25rem; border-radius: 2px; background: var(--signal); color: var(--on-signal); font-weight: 600; text-decoration: none; }
.id { padding-top: 0.75rem; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
code { display: block; color: var(--ink); font: 0.875rem ui-monospace, "SF Mono", Consolas, "Liberation Mono", monospace; overflow-wrap: anywhere; }`
