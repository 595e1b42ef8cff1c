import { setPageStatus } from '@/infra/requestContext'
import { EnglishNotFound, NOT_FOUND_METADATA } from '../../_components/Places'

export const metadata = NOT_FOUND_METADATA

export default function UnknownEnglishPage() {
  setPageStatus(404)
  return <EnglishNotFound />
}
