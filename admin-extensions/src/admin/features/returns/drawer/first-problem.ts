/** Takes whoever tried to send a drawer's form to the first field that is wrong, once it is marked. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>("[role=dialog] [aria-invalid=true]")
    wrong?.focus()
  })
}
