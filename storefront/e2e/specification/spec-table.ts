import { button, fields, heading, link, problem, region, table, text } from "./spec-text"

const required = (...names: string[]) => names.map((name) => problem(`${name} is required`))

/** Section 2, what anybody sees, by address. */
export const PUBLIC_PAGES = {
  "/": [
    link("Home", "/"),
    link("Product", "/showProduct"),
    link("My Portfolio", "/portfolio"),
    link("Dashboard", "/dashboard"),
    link("Blogs", "/blogs"),
    link("Contact us", "/contact"),
    link("Login", "/login"),
    link("Halden Motor Works", "/"),
    region("Products"),
    region("Our History"),
    heading("40 years experience"),
    heading("certified company"),
    heading("supplier in region"),
    heading("best in the market"),
    region("About"),
    region("Our Customer says"),
  ],
  "/showProduct": [heading("Products")],
  "/login": [
    ...fields("Email", "Password"),
    button("Login"),
    button("Continue with Google"),
    link("Create an account", "/register"),
    link("Forgot password?", "/forgetPass"),
  ],
  "/register": [
    ...fields("Name", "Email", "Password"),
    button("Register"),
    button("Continue with Google"),
  ],
  "/forgetPass": [...fields("Email"), button("Send reset mail"), link("Back to login", "/login")],
  "/portfolio": [heading("Work"), heading("Skills")],
  "/contact": [
    ...["Address", "Phone", "Web"].map(text),
    ...fields("Name", "Email", "Phone", "Subject", "Message"),
  ],
  "/about": [heading("One works, from the drawing to the carton")],
  "/no-such-page": [heading("This part is not on the drawing")],
}

/** Section 1: what the answers at /blogs are about. */
export const QUESTIONS = [
  /performance of a React application/,
  /manage state/,
  /prototypal inheritance/,
  /set the state directly/,
  /unit test/,
]

/** Section 5, what a form says that is sent as it is when it opens, or with its fields emptied. */
export const PROBLEMS = {
  login: required("email", "password"),
  registration: required("name", "email", "password"),
  shortPassword: [problem("password must be at least 6 characters")],
  forgotPassword: required("email"),
  product: required("productName", "description", "Price", "quantity", "image"),
  review: required("name", "email", "reviewTitle", "description", "ratings"),
  purchase: required("name", "quantity", "phone number", "address"),
  tooMany: [problem("Sorry, we don't have enough stock for this product")],
  tooFew: [problem("sorry you have to order over 50 at a time")],
  profile: required("name", "email", "education", "address", "phone number", "socialLink"),
}

/** Section 2, the dashboard and its dialogs, by whose they are. */
export const CUSTOMER = {
  menu: [
    link("My Profile", "/dashboard"),
    link("Orders", "/dashboard/orders"),
    link("Reviews", "/dashboard/reviews"),
    button("Logout"),
  ],
  profile: [
    ...["Name", "Email", "Education", "Address", "Phone"].map(text),
    button("Update Profile"),
  ],
  profileDialog: [
    ...fields("Name", "Email", "Education", "Address", "Phone", "Social link"),
    button("Save"),
    button("Cancel"),
  ],
  orders: table("Orders", [
    "Your name",
    "Product Name",
    "Quantity",
    "price",
    "Total Price",
    "Shipping Address",
    "Status",
    "payment",
    "Action",
  ]),
  reviews: [
    ...table("All Reviews", ["Title", "Description", "Ratings", "Action"]),
    button("Add Reviews"),
  ],
  reviewDialog: [
    ...fields("Name", "Email", "Review title", "Description", "Ratings"),
    button("Add Review"),
    button("Cancel"),
  ],
  purchaseDialog: [
    ...fields("Name", "Email", "Product name", "Price", "Quantity", "Phone", "Address"),
    button("Place order"),
    button("Cancel"),
  ],
  paymentDialog: [text("Payable Amount"), button("Pay"), button("Cancel")],
}

export const ADMINISTRATOR = {
  menu: [
    link("My Profile", "/dashboard"),
    link("All Product", "/dashboard/product"),
    link("All Users", "/dashboard/users"),
    link("Manage Orders", "/dashboard/manageOrders"),
  ],
  products: [
    ...table("All Product", [
      "Product Name",
      "Description",
      "Price",
      "Stock Quantity",
      "Status",
      "Action",
    ]),
    button("Add Product"),
  ],
  productDialog: [
    ...fields("Product name", "Description", "Price", "Quantity", "Image"),
    button("Cancel"),
  ],
  users: table("All Users", ["Name", "Email", "Address", "Phone Number", "Status", "Action"]),
  orders: table("Manage Orders", [
    "customer name",
    "Product Name",
    "Quantity",
    "price",
    "Total Price",
    "Shipping Address",
    "Status",
    "payment",
    "Action",
  ]),
}
