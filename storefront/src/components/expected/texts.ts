import { textsOf } from "@/platform/texts/texts-of"

/** Of pieces that are to come, wherever a part is shown that may be ordered before it is there. */
export const expectedText = textsOf("expected", {
  more: "More on the way: {days}",
  waits: "Not here yet: {days}",
  now: "{qty} now",
  on: "{qty} on {day}",
  formerly: "{qty} on {day} (formerly {former})",
})
