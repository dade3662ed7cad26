import { textsOf } from "@/platform/texts/texts-of"

/** Of dialogs and drawers. */
export const dialogText = textsOf("dialog", {
  notLoaded: "The {what} could not be loaded",
  loading: "Loading the {what}",
  cancel: "Cancel",
  close: "Close",
  discardQuestion: "Discard your changes?",
  discardText: "What you changed here was not saved.",
  yesDiscard: "Yes, discard",
  noKeepEditing: "No, keep editing",
})
