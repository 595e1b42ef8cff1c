import { COLLECTION_SLUG_MAX, COLLECTION_SUMMARY_MAX, COLLECTION_TITLE_MAX } from '@/domain/collection'
import { COLLECTION_PANEL } from '@/messages/site/collections'
import { resource, flag, integer, json, lines, STAMPS, text } from './definition'

export interface CollectedPlace {
  restaurant: number
  remark: string
  title: string
  place: string
  /** public: neither hidden nor merged */
  isShown: boolean
}

const PUBLISHED = { first: false, isLabelled: true, help: COLLECTION_PANEL.published } as const

export const collections = resource({
  ...{ key: 'collections', name: '모아 보기', unit: '개' },
  ...{ table: 'place_collections', collection: 'place-collections', subject: 'place-collection', title: 'title' },
  fields: {
    title: text('제목', { max: COLLECTION_TITLE_MAX, missing: '제목을 입력해 주세요.' }),
    slug: text('주소', { max: COLLECTION_SLUG_MAX, missing: '주소를 입력해 주세요.', help: COLLECTION_PANEL.slug }),
    summary: lines('소개', { max: COLLECTION_SUMMARY_MAX, missing: '소개를 입력해 주세요.', detail: true }),
    published: flag('공개', PUBLISHED, ['공개', '임시']),
    position: integer('순서', { first: 100, help: COLLECTION_PANEL.position }),
    placeCount: integer('식당', { fixed: true }),
    ...STAMPS,
    places: json<CollectedPlace[]>()('식당', { first: [], detail: true }),
  },
  search: ['title', 'summary'],
  filters: ['published'],
  sorts: ['position', 'title', 'updatedAt'],
  defaultSort: { field: 'position', order: 'ASC' },
  texts: ['title', 'summary', 'places'],
})
