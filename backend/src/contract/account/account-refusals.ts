/** Refusals about people, their mails and their roles: a part of REFUSALS. */
export const ACCOUNT_REFUSALS = {
  user_not_found: { status: 404, sentence: "There is no such user" },
  email_not_changeable: {
    status: 409,
    sentence: "The mail address belongs to the sign-in account and is changed there",
  },
  email_not_verified: {
    status: 409,
    sentence: "This person's mail address is not verified yet",
    doc: "An administrator needs a verified mail address",
  },
  email_unconfirmed: {
    status: 409,
    sentence:
      "Confirm your mail address first: open the link in the mail that we sent you, then log in again",
    doc: "The address belongs to an account of the shop: whoever has verified it gets it",
    variants: {
      changed:
        "The mail address of your sign-in account has changed. Confirm the new one: open the link in the mail that we sent you, then log in again",
    },
  },
  email_taken: {
    status: 409,
    sentence: "This mail address belongs to another sign-in account",
  },
  staff_email_changed: {
    status: 409,
    sentence:
      "The mail address of your sign-in account has changed, and your account administrates the shop: change it back, or have another administrator take the role",
    doc: "An administrator's mail address has changed at the identity provider",
  },
  last_admin: {
    status: 409,
    sentence: "The shop needs an administrator: promote somebody else first",
    doc: "The shop needs one administrator at least",
  },
  own_account: {
    status: 409,
    sentence: "You cannot delete your own account: ask another administrator",
    doc: "Nobody deletes their own account here",
  },
  orders_open: {
    status: 409,
    sentence:
      "{open} orders of this person are not paid or not delivered yet: deliver or cancel first",
    doc: "An order of this person is not paid or not delivered yet",
    variants: {
      one: "One order of this person is not paid or not delivered yet: deliver or cancel first",
    },
  },
} as const
