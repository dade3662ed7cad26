import { textsOf } from "@/platform/texts/texts-of"

/** Of a part's page while no vehicle is chosen. */
export const questionText = textsOf("part-fit-question", {
  question: "Does it fit your vehicle?",
})
