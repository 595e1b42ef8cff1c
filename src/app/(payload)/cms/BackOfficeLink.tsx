import { STAFF_HOME } from '@/domain/staff/paths'

/** The link from the panel to the back office, a separate document and so not a Next link. */
export function BackOfficeLink() {
  return (
    <a className="nav__link" href={STAFF_HOME}>
      관리 화면
    </a>
  )
}
