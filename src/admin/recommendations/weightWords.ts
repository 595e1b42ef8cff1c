import type { Weights } from '@/domain/recommendation/settings'

type Words = { [Group in keyof Weights]: { title: string; parts: Record<keyof Weights[Group], string> } }

export const WEIGHT_WORDS: Words = {
  popular: { title: '인기·지역', parts: { visits: '방문', agencies: '기관 수', rating: '평점' } },
  trending: { title: '급상승', parts: { visits: '방문 증가', reviews: '리뷰 증가' } },
  preference: { title: '취향', parts: { region: '지역', category: '업종', price: '1인당 금액', popular: '인기' } },
}
