/**
 * `acme-core-deposit` of "@acme/core-deposit": where a plugin's routes lie, and, with other strokes,
 * what its codes begin with.
 */
export function kebabOf(plugin: string): string {
  return plugin
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}
