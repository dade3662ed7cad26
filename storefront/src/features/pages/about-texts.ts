import { textsOf } from "@/platform/texts/texts-of"

/** Of the page about the works. */
export const aboutText = textsOf("about", {
  making: "How a part comes to be",
  makingText:
    "A part starts as the part it replaces. We buy six of them from six lots, measure all six, and draw the one that all of them were meant to be. The drawing carries the measures, the material and the three that matter most: those are gauged on every piece, the rest on every fiftieth.",
  makingMore:
    "The first hundred go to nine workshops that write down what they find. Only then does the sheet get its number.",
  measuring: "How we measure",
  measuringText:
    "Discs turn on an air bearing while a probe reads runout at 720 points; above 0.03 mm they go back to the furnace. Dampers are stroked at three speeds and sorted into pairs within 4 %. Filters are burst, ten of every lot of five thousand, and must hold 21 bar.",
  measuringMore:
    "The records of a lot are kept for fifteen years. The lot number is on the carton and on the part.",
  selling: "How we sell",
  sellingText:
    "By the carton, to people who fit parts every day. There is a smallest quantity for each part, because a pallet that is half air costs more than what it carries. The price on the sheet is what a piece costs, tax and freight included, for one order as for the hundredth.",
  title: "About",
  heading: "One works, from the drawing to the carton",
  strutDrawing: "Drawing of a strut, taken apart along its axis",
  invented: "Halden Motor Works is invented, and so are its figures. The shop is real: {parts}.",
  lookAtTheParts: "look at the parts",
})
