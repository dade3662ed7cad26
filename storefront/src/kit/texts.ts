/** Texts by keys, which a shop can replace. */
export { textsOf } from "@/platform/texts/texts-of"
