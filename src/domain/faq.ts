export const FAQ_STATUSES = ['draft', 'active', 'inactive'] as const
export type FaqStatus = (typeof FAQ_STATUSES)[number]

export const FAQ_QUESTION_MAX = 200
export const FAQ_ANSWER_MAX = 5_000
export const FAQ_CATEGORY_MAX = 30
export const FAQ_PAGE = '/faq'

export interface Faq {
  id: number
  question: string
  answer: string
  category: string
}
