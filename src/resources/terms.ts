import { TERMS_BODY_MAX } from '@/domain/terms'
import { TERMS_LABELS, TERMS_STATE_LABELS } from '@/messages/labels'
import { resource, choice, day, flag, integer, markdown, STAMPS, text } from './definition'

export const terms = resource({
  ...{ key: 'terms', name: '약관', unit: '판' },
  ...{ table: 'terms_versions', collection: 'terms-versions', subject: 'terms-version', title: 'title' },
  fields: {
    code: choice('종류', TERMS_LABELS),
    title: text('제목', { max: 100, missing: '제목을 입력해주세요.' }),
    // `version` is the record's revision.
    edition: integer('판', { column: 'version', min: 1 }),
    isRequired: flag('필수 동의', { help: '동의해야 가입해요.' }),
    effectiveOn: day('시행일', { missing: '시행일을 정해주세요.', help: '이날부터 시행' }),
    body: markdown('본문', { max: TERMS_BODY_MAX, missing: '본문을 입력해주세요.', detail: true }),
    state: choice('상태', TERMS_STATE_LABELS, { fixed: true }),
    published: flag('공개', { help: '시행일이 되면 더는 못 고침' }),
    pdfUrl: text('PDF 주소', { optional: true, help: 'https:// 나 / 로 시작하는 주소. 없어도 돼요.' }),
    acceptedCount: integer('동의', { fixed: true }),
    memberCount: integer(undefined, { fixed: true }),
    ...STAMPS,
  },
  search: ['title'],
  filters: ['code', 'published', 'isRequired'],
  sorts: ['code', 'edition', 'effectiveOn', 'updatedAt'],
  defaultSort: { field: 'edition', order: 'DESC' },
  texts: ['title', 'body'],
})
