/** The labels of a box that is no form control: Stripe's elements are focused by a click on them. */
export function labelsOf(host: HTMLElement): Element[] {
  const around = host.closest("label")
  const named = host.id ? document.querySelectorAll(`label[for="${CSS.escape(host.id)}"]`) : []
  return around ? [around, ...named] : [...named]
}
