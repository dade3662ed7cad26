const statusNames: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  413: "INVALID_ARGUMENT",
  500: "INTERNAL",
  503: "UNAVAILABLE",
}

/** A refusal in Google's own shape; its message is the code that the Firebase SDK reads. */
export class IdentityError extends Error {
  constructor(
    readonly status: number,
    code: string,
  ) {
    super(code)
  }

  /** The body that Identity Toolkit answers with. */
  toBody(): { error: { code: number; message: string; status: string | undefined } } {
    return {
      error: { code: this.status, message: this.message, status: statusNames[this.status] },
    }
  }
}
