/** Where the pages of the embedded identity service live, their scripts and styles included. */
export const pagePaths = {
  relay: "/emulator/auth/iframe",
  relayScript: "/emulator/auth/iframe.js",
  chooser: "/emulator/auth/handler",
  chooserScript: "/emulator/auth/handler.js",
  style: "/emulator/auth/page.css",
} as const
