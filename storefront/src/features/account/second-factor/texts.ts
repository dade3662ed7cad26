import { textsOf } from "@/platform/texts/texts-of"

/** Of the second factor: its forms and its step at login. */
export const factorText = textsOf("second-factor", {
  code: "Code",
  confirmIdentity: "You logged in a while ago. Confirm that it is you before this changes.",
  password: "Password",
  confirm: "Confirm",
  continueGoogle: "Continue with Google",
  phoneLead: "Each login will ask for a code that we send to this number by SMS.",
  phoneNumber: "Phone number",
  sendCode: "Send code",
  codeSent: "Code sent",
  added: "Second factor added",
  sendAnotherCode: "Send another code",
  removed: "Second factor removed",
  noKeep: "No, keep it",
  yesRemove: "Yes, remove it",
  sendTo: "Send it to {number}",
  secondFactor: "Second factor",
  stepLead: "This account asks for a code from your telephone as well.",
  codeHint: "Sent by SMS to {number}. It is valid for a few minutes.",
  phoneHint: "For instance {number}",
  removeText: "Logging in will no longer ask for a code from {number}.",
})
