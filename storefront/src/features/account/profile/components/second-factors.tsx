import type { Phone } from "../../second-factor/provider"
import type { SignInAccount } from "../provider"
import { ProfileRow } from "./profile-row"

type SecondFactorsProps = {
  account: SignInAccount
  onAdd: () => void
  onRemove: (phone: Phone) => void
}

/** The telephones that a login asks for a code from. */
export function SecondFactors({ account, onAdd, onRemove }: SecondFactorsProps) {
  const { phones, verified } = account
  return (
    <ProfileRow
      term="Second factor"
      action={
        verified ? (
          <button type="button" className="btn btn-sm" onClick={onAdd}>
            Add a phone number
          </button>
        ) : null
      }
    >
      {phones.length === 0 ? (
        <p>Off</p>
      ) : (
        <ul className="space-y-2">
          {phones.map((phone) => (
            <li key={phone.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="tabular-nums">{phone.number}</span>
              <button
                type="button"
                className="btn btn-sm"
                aria-description={phone.number}
                onClick={() => onRemove(phone)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-sm font-normal text-muted">
        {verified
          ? "Each login then asks for a code by SMS: a stolen password alone opens nothing."
          : "Verify your email first: then a code by SMS can protect your account."}
      </p>
    </ProfileRow>
  )
}
