import { setPageStatus } from '@/infra/requestContext'
import { NothingHere } from '../_components/text/NothingHere'
import { MISSING_METADATA } from '../_data/missingPage'

export const metadata = MISSING_METADATA

/**
 * Any other address: the site's own not-found page. Two root layouts stand side by side, so Next has none of its own.
 */
export default function UnknownPage() {
  setPageStatus(404)
  return <NothingHere />
}
