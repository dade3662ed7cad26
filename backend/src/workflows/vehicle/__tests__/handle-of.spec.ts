import { handleOf } from "../handle-of"

it.each([
  ["Velmont", "velmont"],
  ["Škoda Octavia  II", "skoda-octavia-ii"],
  ["C+ (2014)", "c-2014"],
  ["三菱", "三菱"],
  ["…", ""],
])("%s is %s in addresses", (name, handle) => {
  expect(handleOf(name)).toBe(handle)
})
