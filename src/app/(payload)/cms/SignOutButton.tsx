import { SIGN_OUT_FORM_PATH } from '@/domain/staff/staff'

/** A form rather than a link, because a GET must not end a session. */
export function SignOutButton() {
  return (
    <form method="post" action={SIGN_OUT_FORM_PATH}>
      <button type="submit" className="btn btn--style-secondary btn--size-small">
        로그아웃
      </button>
    </form>
  )
}
