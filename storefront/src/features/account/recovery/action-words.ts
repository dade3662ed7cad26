import { recoveryText } from "./texts"

/** What the page of a mail's link says, by the link's `mode`. */
export type ActionTexts = {
  title: string
  lead: string
  /** What has happened once the link was followed; none where it still takes a form. */
  done?: { title: string; text?: string }
}

export const ACTION_TEXTS: Readonly<Record<string, ActionTexts>> = {
  verifyEmail: {
    title: recoveryText("emailVerification"),
    lead: recoveryText("emailVerificationLead"),
    done: { title: recoveryText("emailVerified") },
  },
  resetPassword: {
    title: recoveryText("newPassword"),
    lead: recoveryText("newPasswordLead"),
  },
  recoverEmail: {
    title: recoveryText("oldEmailRestored"),
    lead: recoveryText("oldEmailLead"),
    done: {
      title: recoveryText("oldEmailBack"),
      text: recoveryText("oldEmailText"),
    },
  },
  verifyAndChangeEmail: {
    title: recoveryText("newEmail"),
    lead: recoveryText("newEmailLead"),
    done: {
      title: recoveryText("newEmailDone"),
      text: recoveryText("logInFromNowOn"),
    },
  },
  // A real Firebase project tells the owner of every second factor that is added.
  revertSecondFactorAddition: {
    title: recoveryText("secondFactorRemoved"),
    lead: recoveryText("factorRemovedLead"),
    done: {
      title: recoveryText("factorRemovedDone"),
      text: recoveryText("factorRemovedText"),
    },
  },
}
