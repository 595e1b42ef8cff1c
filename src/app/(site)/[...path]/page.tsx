import { setPageStatus } from '@/infra/requestContext'
import { NothingHere } from '../_components/text/NothingHere'
import { MISSING_METADATA } from '../_data/missingPage'

export const metadata = MISSING_METADATA

/** With two root layouts, Next cannot have a global not-found page. */
export default function UnknownPage() {
  setPageStatus(404)
  return <NothingHere />
}
