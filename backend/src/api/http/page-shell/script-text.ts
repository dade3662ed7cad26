/** JSON that cannot end the script it stands in. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c")
}
