import { FAQ_ANSWER_MAX, FAQ_CATEGORY_MAX, FAQ_QUESTION_MAX } from '@/domain/faq'
import { FAQ_STATUS_LABELS } from '@/messages/labels'
import { resource, choice, integer, markdown, STAMPS, text } from './definition'

export const faqs = resource({
  ...{ key: 'faqs', name: '자주 묻는 질문', unit: '개' },
  ...{ table: 'faqs', collection: 'faqs', subject: 'faq', title: 'question' },
  fields: {
    question: text('질문', { max: FAQ_QUESTION_MAX, missing: '질문을 입력해주세요.' }),
    answer: markdown('답', { max: FAQ_ANSWER_MAX, missing: '답을 입력해주세요.', detail: true }),
    category: text('분류', { max: FAQ_CATEGORY_MAX, missing: '분류를 입력해주세요.' }),
    status: choice('상태', FAQ_STATUS_LABELS, { first: 'draft' }),
    position: integer('순서', { first: 100, help: '작은 수가 앞에 서요.' }),
    ...STAMPS,
  },
  search: ['question', 'answer'],
  filters: ['status', 'category'],
  sorts: ['position', 'category', 'updatedAt'],
  defaultSort: { field: 'position', order: 'ASC' },
  texts: ['question', 'answer'],
})
