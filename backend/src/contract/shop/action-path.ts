/** What the links in the identity provider's mails open, as `?mode=…&oobCode=…`. */
export const ACTION_PATH = "/account/action"
