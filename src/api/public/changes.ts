import { CHANGES_DAYS, CHANGES_NAMED, changesQuerySchema, changesSchema } from '@/contract/changes'
import { pageTags } from '@/domain/site/pageTags'
import { tagPage } from '@/infra/requestContext'
import { listChanges } from '@/server/changes/listChanges'
import { publicRoute } from '../http/route'

export const changesRead = publicRoute({
  at: 'GET /api/v1/changes',
  access: 'view restaurants',
  operation: { id: 'listChanges', tag: 'openData', summary: '공개 자료에서 바뀐 것을 날마다 읽어요.' },
  description:
    `한국 날짜로 until까지 ${CHANGES_DAYS}일 동안 새로 가져온 파일, 다시 읽은 파일, 고친 곳, 합친 곳, 내린 것의 수를 새 날부터 답해요. 바뀐 것이 없는 날은 없어요. ` +
    `이름은 지금 공개된 것만 한 날에 ${CHANGES_NAMED}개까지 적고, 내린 것은 수만 적어요. 고친 기록은 1년 동안 남아요.`,
  request: { query: changesQuerySchema.strict() },
  answer: changesSchema,
  run({ sql, query }) {
    tagPage(pageTags.directory)
    return listChanges(sql, query, new Date())
  },
})
