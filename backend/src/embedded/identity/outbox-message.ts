/** A mail or an SMS that a hosted identity provider would have sent. */
export type OutboxMessage = { kind: "mail" | "sms"; to: string; subject: string; text: string }
