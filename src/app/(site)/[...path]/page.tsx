import { setPageStatus } from '@/infra/requestContext'
import { NothingHere } from '../_components/text/NothingHere'
import { MISSING_METADATA } from '../_data/missingPage'

export const metadata = MISSING_METADATA

/** Shows the site's not-found page for unknown URLs. With two root layouts, Next cannot have a global one. */
export default function UnknownPage() {
  setPageStatus(404)
  return <NothingHere />
}
