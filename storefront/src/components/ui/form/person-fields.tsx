import type { ComponentProps } from "react"
import { TextField } from "./text-field"
import { uiText } from "../texts"

type FieldProps = Omit<ComponentProps<typeof TextField>, "label">

/** A person's name, as browsers fill it in. */
export function NameField(props: FieldProps) {
  return <TextField label={uiText("name")} required autoComplete="name" {...props} />
}

/** A person's address at a mail provider. */
export function EmailField(props: FieldProps) {
  return <TextField label={uiText("email")} required type="email" autoComplete="email" {...props} />
}

/** A telephone number. */
export function PhoneField(props: FieldProps) {
  return <TextField label={uiText("phone")} required type="tel" autoComplete="tel" {...props} />
}

/** Where parcels go. */
export function AddressField(props: FieldProps) {
  return <TextField label={uiText("address")} required autoComplete="street-address" {...props} />
}
