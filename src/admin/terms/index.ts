import type { ResourceProps } from 'react-admin'
import { TermsCreate } from './TermsCreate'
import { TermsEdit } from './TermsForm'
import { TermsList } from './TermsList'
import { TermsShow } from './TermsShow'
import { nameOf, type TermsVersion } from './termsVersion'

export const terms: ResourceProps = {
  name: 'terms',
  list: TermsList,
  create: TermsCreate,
  edit: TermsEdit,
  show: TermsShow,
  recordRepresentation: (version: TermsVersion) => nameOf(version),
}
