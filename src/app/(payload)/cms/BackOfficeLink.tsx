import { STAFF_HOME } from '@/domain/staff/paths'

/** The way from the panel to the back office. A document of its own, so no link of Next's router. */
export function BackOfficeLink() {
  return (
    <a className="nav__link" href={STAFF_HOME}>
      관리 화면
    </a>
  )
}
