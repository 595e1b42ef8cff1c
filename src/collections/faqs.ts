import { faqs } from '@/resources/faqs'
import { collectionOf } from './collectionOf'

export const Faqs = collectionOf(faqs, {
  defaultSort: 'position',
  defaultColumns: ['question', 'category', 'status', 'position'],
  fields: { status: { index: true }, position: { defaultValue: 0 } },
})
