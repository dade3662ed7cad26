/** One style sheet for the pages, light and dark. */
export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 26rem; margin-inline: auto; padding: 1.5rem; }
h1 { font-size: 1.25rem; }
label { display: block; margin-block: 0.75rem; }
input, button { box-sizing: border-box; width: 100%; padding: 0.625rem; font: inherit; }
input { border: 1px solid GrayText; border-radius: 3px; }
button { margin-block: 0.25rem; border: 1px solid GrayText; border-radius: 3px; cursor: pointer; }
button[data-claims] { text-align: left; }
`
