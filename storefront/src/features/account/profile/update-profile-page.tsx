import { useNavigate, useParams } from "react-router-dom"
import { Modal } from "@/components/ui/dialog/modal"
import { Notice } from "@/components/ui/feedback/notice"
import { useDocumentTitle } from "@/components/ui/page/use-document-title"
import { useClosing } from "@/components/ui/dialog/use-closing"
import { useSession } from "@/platform/identity/session"
import { ProfileForm } from "./components/profile-form"
import { profileText } from "./texts"

/** /dashboard/updateUser/{id}: the profile's dialog, over the profile. */
export function UpdateProfilePage() {
  const { id } = useParams()
  const session = useSession()
  const navigate = useNavigate()
  const { open, leave } = useClosing()
  useDocumentTitle(profileText("updateProfile"))
  const close = () => leave(() => navigate("/dashboard"))
  const user = session.status === "signedIn" ? session.user : null
  return (
    <Modal open={open} title={profileText("updateProfile")} onClose={close}>
      {user && user._id === id ? (
        <ProfileForm user={user} onClose={close} />
      ) : (
        <>
          <Notice tone="warning" title={profileText("notYours")}>
            {profileText("notYoursText")}
          </Notice>
          <button type="button" className="btn mt-6" onClick={close}>
            {profileText("cancel")}
          </button>
        </>
      )}
    </Modal>
  )
}
