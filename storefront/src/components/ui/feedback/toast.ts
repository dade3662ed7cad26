/** The only door to toasts, so that the library can be changed in one place. */
export { toast } from "react-hot-toast/headless"
