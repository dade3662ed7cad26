import type { Phone } from "../../second-factor/provider"
import type { SignInAccount } from "../provider"
import { ProfileRow } from "./profile-row"
import { profileText } from "../texts"

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
      term={profileText("secondFactor")}
      action={
        verified ? (
          <button type="button" className="btn btn-sm" onClick={onAdd}>
            {profileText("addPhoneNumber")}
          </button>
        ) : null
      }
    >
      {phones.length === 0 ? (
        <p>{profileText("off")}</p>
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
                {profileText("remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-sm font-normal text-muted">
        {verified ? profileText("secondFactorText") : profileText("secondFactorNeedsMail")}
      </p>
    </ProfileRow>
  )
}
