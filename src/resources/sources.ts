import type { RecipeInput } from '@/domain/collect/recipe'
import { SOURCE_LIMITS, SPACING } from '@/domain/collect/limits'
import { FAMILY_LABELS, KOGL_LABELS, POLICY_LABELS, RHYTHM_LABELS, SOURCE_STATE_LABELS } from '@/messages/staff/sources'
import { resource, choice, flag, integer, json, moment, relation, STAMPS, text } from './definition'

const FIXED = { fixed: true, optional: true } as const

/** Boards of an institution from which files are collected. */
export const sources = resource({
  ...{ key: 'sources', name: '수집처', unit: '곳' },
  ...{ table: 'sources', collection: 'sources', subject: 'source', title: 'name' },
  fields: {
    name: text('이름', { max: SOURCE_LIMITS.name, missing: '이름을 적어 주세요.' }),
    agency: relation('기관', { optional: true }),
    agencyName: text('기관', FIXED),
    family: choice('게시판 종류', FAMILY_LABELS, { first: 'generic', isLabelled: true }),
    boards: json<string[]>()('목록 주소', { first: [] }),
    hosts: json<string[]>()('파일이 있는 다른 호스트', { first: [], detail: true, optional: true }),
    recipe: json<RecipeInput>()('읽는 법', { first: {}, detail: true, optional: true }),
    titleWords: json<string[]>()('제목에 있는 말', { first: ['업무추진비'], detail: true, optional: true }),
    startMonth: text('시작 달', { max: 7, optional: true, help: '이 달의 글부터 모아요. 예: 2026-01' }),
    licence: choice('이용 조건', KOGL_LABELS, { first: 'unknown', isLabelled: true }),
    rhythm: choice('주기', RHYTHM_LABELS, { first: 'daily', isLabelled: true }),
    policy: choice('반영', POLICY_LABELS, { first: 'ask', isLabelled: true }),
    problemShare: integer('자동 반영할 문제 비율(%)', { first: 5, min: 0 }),
    spacing: integer('요청 간격(초)', { first: SPACING.usual, min: SPACING.min }),
    state: choice('상태', SOURCE_STATE_LABELS, { first: 'active', isLabelled: true }),
    heldReason: text('멈춘 이유', { max: SOURCE_LIMITS.reason, optional: true }),
    lastPostedOn: text('마지막 글', FIXED),
    isQuiet: flag('새 글', FIXED, ['끊김', '이어짐']),
    lastRunAt: moment('마지막 수집', FIXED),
    nextRunAt: moment('다음 수집', FIXED),
    waitingCount: integer('기다리는 파일', FIXED),
    ...STAMPS,
  },
  search: ['name', 'boards'],
  filters: ['state', 'family', 'policy', 'agency'],
  sorts: ['name', 'updatedAt'],
  defaultSort: { field: 'name', order: 'ASC' },
})
