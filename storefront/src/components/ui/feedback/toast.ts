/** The only import of toasts, so that the library can be replaced in one place. */
export { toast } from "react-hot-toast/headless"
