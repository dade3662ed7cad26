import { textsOf } from "@/platform/texts/texts-of"

/** Of the page to write to us. */
export const contactText = textsOf("contact", {
  contactUs: "Contact us",
  address: "Address",
  phone: "Phone",
  web: "Web",
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  asksForReturn: "I would like to return parts of my order {order}.",
  asksForNumber: "I am looking for {number}, which your search does not find.",
  send: "Send",
  forShow: "This form is for show: the works are invented, so nothing leaves this page.",
  nothingSent: "Nothing was sent. What you wrote is still here, in case you want to copy it.",
})
