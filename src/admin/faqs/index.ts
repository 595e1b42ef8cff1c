import type { ResourceProps } from 'react-admin'
import { FaqCreate } from './FaqCreate'
import { FaqEdit } from './FaqEdit'
import { FaqList } from './FaqList'
import type { FaqRecord } from './faqRecord'

export const faqs: ResourceProps = {
  name: 'faqs',
  list: FaqList,
  create: FaqCreate,
  edit: FaqEdit,
  recordRepresentation: (faq: FaqRecord) => faq.question,
}
