/** What the page of a mail's link says, by the link's `mode`. */
export type ActionTexts = {
  title: string
  lead: string
  /** What has happened once the link was followed; none where it still takes a form. */
  done?: { title: string; text?: string }
}

export const ACTION_TEXTS: Readonly<Record<string, ActionTexts>> = {
  verifyEmail: {
    title: "Email verification",
    lead: "The mail's link shows us that the address is yours.",
    done: { title: "Your e-mail address is verified." },
  },
  resetPassword: {
    title: "New password",
    lead: "Choose the password that you log in with from now on.",
  },
  recoverEmail: {
    title: "Old email restored",
    lead: "The mail's link takes back the change of your address.",
    done: {
      title: "Your old e-mail address is back in use.",
      text: "If you did not change it yourself, somebody knows your password. Choose a new one.",
    },
  },
  verifyAndChangeEmail: {
    title: "New email",
    lead: "The mail's link shows us that the new address is yours.",
    done: {
      title: "Your new e-mail address is in use.",
      text: "Log in with it from now on.",
    },
  },
  // A real Firebase project tells the owner of every second factor that is added.
  revertSecondFactorAddition: {
    title: "Second factor removed",
    lead: "The mail's link takes back a second factor that was added.",
    done: {
      title: "The second factor is removed.",
      text: "If you did not add it yourself, somebody knows your password. Choose a new one.",
    },
  },
}
