import { permanentRedirect } from 'next/navigation'
import { setPageStatus } from '@/infra/requestContext'
import { NothingHere } from '../_components/text/NotFound'
import { MISSING_METADATA } from '../_data/missingPage'

export const metadata = MISSING_METADATA

/** With two root layouts, Next cannot have a global not-found page. */
export default async function UnknownPage({ params }: { params: Promise<{ path: string[] }> }) {
  const [first = '', ...others] = (await params).path
  // A keyboard may capitalise the first letter. What follows may be a token, which keeps its letters.
  const lower = first.toLowerCase()
  if (first !== lower) permanentRedirect(`/${[lower, ...others].join('/')}`)
  setPageStatus(404)
  return <NothingHere />
}
