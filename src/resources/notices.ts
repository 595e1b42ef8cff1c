import { POST_CONTENT_MAX, POST_TITLE_MAX } from '@/domain/community/community'
import { NOTICE_PHASE_LABELS, NOTICE_PRIORITY_LABELS, NOTICE_TYPE_LABELS, POST_STATUS_LABELS } from '@/messages/labels'
import { resource, choice, flag, integer, markdown, moment, text } from './definition'

const FIXED = { fixed: true, optional: true } as const

export const notices = resource({
  ...{ key: 'notices', name: '공지', unit: '건' },
  ...{ table: 'posts', collection: 'posts', subject: 'post', title: 'title' },
  fields: {
    title: text('제목', { max: POST_TITLE_MAX, missing: '제목을 입력해주세요.' }),
    excerpt: text(undefined, { fixed: true }),
    authorNickname: text(undefined, FIXED),
    isPinned: flag('위에 고정', { first: false, help: '목록의 맨 위에 둬요.' }),
    status: choice(undefined, POST_STATUS_LABELS, { first: 'published' }),
    noticeType: choice('종류', NOTICE_TYPE_LABELS, { first: 'notice' }),
    priority: choice('중요도', NOTICE_PRIORITY_LABELS, { first: 'medium' }),
    publishFrom: moment('보이기 시작', { optional: true, help: '비우면 저장하는 대로' }),
    publishUntil: moment('보이기 끝', { optional: true, help: '비우면 내릴 때까지' }),
    viewCount: integer('조회', { fixed: true }),
    likeCount: integer('좋아요', { fixed: true }),
    createdAt: moment('쓴 때', { fixed: true }),
    trashedAt: moment(undefined, FIXED),
    /** computed with the server's clock */
    phase: choice('상태', NOTICE_PHASE_LABELS, { fixed: true }),
    content: markdown('내용', { max: POST_CONTENT_MAX, missing: '내용을 입력해주세요.', detail: true }),
  },
  sorts: ['createdAt', 'viewCount', 'publishFrom'],
  defaultSort: { field: 'createdAt', order: 'DESC' },
  texts: ['title', 'content'],
})
