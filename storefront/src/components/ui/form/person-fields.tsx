import type { ComponentProps } from "react"
import { TextField } from "./text-field"

type FieldProps = Omit<ComponentProps<typeof TextField>, "label">

/** A person's name, as browsers fill it in. */
export function NameField(props: FieldProps) {
  return <TextField label="Name" required autoComplete="name" {...props} />
}

/** A person's address at a mail provider. */
export function EmailField(props: FieldProps) {
  return <TextField label="Email" required type="email" autoComplete="email" {...props} />
}

/** A telephone number. */
export function PhoneField(props: FieldProps) {
  return <TextField label="Phone" required type="tel" autoComplete="tel" {...props} />
}

/** Where parcels go. */
export function AddressField(props: FieldProps) {
  return <TextField label="Address" required autoComplete="street-address" {...props} />
}
