import { textsOf } from "@/platform/texts/texts-of"

/** Of login, registration and the way into Medusa Admin. */
export const signInText = textsOf("sign-in", {
  resendVerificationMail: "Resend verification mail",
  loginSuccessful: "Login Successful",
  login: "Login",
  loginLead: "Orders, payment and delivery are kept under your account.",
  password: "Password",
  createAccount: "Create an account",
  forgotPassword: "Forgot password?",
  userCreated: "User created successfully",
  userNotCreated: "Error creating user",
  register: "Register",
  registerLead: "We send one mail to check the address. You can order at once.",
  atLeast: "At least {count} characters",
  backLogin: "Back to login",
  medusaAdmin: "Medusa Admin",
  adminNotOpened: "Medusa Admin could not be opened",
  or: "or",
  continueWithGoogle: "Continue with Google",
  haveAccount: "Already have an account?",
  askForRole: "You are signed in{as}. Ask an administrator of the works for the role.",
  asEmail: " as {email}",
  adminForAdministrators: "Medusa Admin is for administrators.",
  adminAsksFactor: "Medusa Admin asks for a second factor.",
  openProfile: "Open your profile",
  addFactorText:
    "Add a phone number there, below Sign-in. If you have one, log out and log in with the code that it gets.",
  opening: "Opening Medusa Admin…",
})
