import { STAFF_HOME } from '@/domain/staff/staff'

/** A separate document, so not a Next link. */
export function BackOfficeLink() {
  return (
    <a className="nav__link" href={STAFF_HOME}>
      관리 화면
    </a>
  )
}
