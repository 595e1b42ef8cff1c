import { SIGN_OUT_FORM_PATH } from '@/domain/staff/paths'

/** The panel's way out: it ends the session at once, which a link must not do. */
export function SignOutButton() {
  return (
    <form method="post" action={SIGN_OUT_FORM_PATH}>
      <button type="submit" className="btn btn--style-secondary btn--size-small">
        로그아웃
      </button>
    </form>
  )
}
