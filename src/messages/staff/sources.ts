import type { Family } from '@/domain/collect/recipe'
import type { DATA_PLACES } from '@/domain/collect/limits'
import type { CollectFault } from '@/domain/collect/faults'
import type { KoglType, Policy, Rhythm, SourceState } from '@/domain/collect/source'

export const FAMILY_LABELS: Record<Family, string> = {
  rfc3: 'list.○○ · boardId · startPage (부산)',
  bbs_no: 'selectBbsNttList.do · bbsNo (서울)',
  portal_bbs: 'portal/bbs/B0000… · nttId',
  egov: 'selectBoardList.do · bbsId (표준프레임워크)',
  cb_idx: 'ex/bbs/List.do · cbIdx',
  rest_uuid: 'board/…/list · cp · uuid 첨부',
  open_portal: '정보공개 포털 · 글 속의 표',
  line_list: '줄 목록 · 목록의 줄이 자료',
  generic: '그 밖의 게시판 · 직접 적기',
}
export const RHYTHM_LABELS: Record<Rhythm, string> = { daily: '매일', weekly: '매주', monthly: '매달' }
export const POLICY_LABELS: Record<Policy, string> = { ask: '사람이 확인', auto: '아는 형식이면 자동 반영' }
export const SOURCE_STATE_LABELS: Record<SourceState, string> = { active: '모으는 중', held: '멈춤' }
export const KOGL_LABELS: Record<KoglType, string> = {
  '1': '공공누리 1유형',
  '2': '공공누리 2유형',
  '3': '공공누리 3유형',
  '4': '공공누리 4유형',
  none: '표시 없음',
  unknown: '확인 전',
}

export const COLLECT_FAULTS: Record<CollectFault, string> = {
  alert: '게시판 대신 알림 창이 나와요.',
  scripts: '내용 없이 스크립트만 왔어요.',
  blank: '빈 페이지가 왔어요.',
  no_posts: '목록에서 글을 찾지 못했어요.',
  emptied: '글이 있던 게시판이 비었어요.',
  columns: '목록의 항목이 바뀌었어요. 전에 있던 날짜를 찾지 못했어요.',
  same_page: '다음 페이지에 같은 글이 나와요. 페이지 매개변수의 이름과 요청 방법을 확인해 주세요.',
  bad_selector: '읽는 법의 선택자가 CSS에 맞지 않아요.',
  unreadable: '읽을 수 없을 만큼 겹쳐진 페이지예요.',
  address_forbidden: '내부 주소로 이어져서 열지 않았어요.',
  host_unknown: '수집처에 적지 않은 호스트로 이어져서 열지 않았어요.',
  redirects: '다른 주소로 계속 넘겨요.',
  too_big: '너무 커요.',
  timeout: '제때 답하지 않아요.',
  unreachable: '연결되지 않아요.',
  busy: '이어진 호스트에 다른 요청이 있어서 조금 뒤에 다시 물어요.',
  robots: 'robots.txt가 허락하지 않아요.',
  http_401: '로그인을 요구해요(401).',
  http_403: '거절했어요(403).',
  http_404: '없는 페이지예요(404).',
  http_429: '요청이 많다고 거절했어요(429).',
  http_4xx: '요청을 거절했어요(4xx).',
  http_5xx: '서버에 오류가 있어요(5xx).',
  empty: '빈 파일이에요.',
  html_page: '파일 대신 웹 페이지가 왔어요.',
  locked: '문서 보안(DRM)으로 잠긴 파일이에요.',
  damaged: '깨진 파일이에요.',
  format: '표가 아닌 파일이에요.',
  no_files: '글에 첨부 파일이나 표가 없어요.',
}

/** Why a file waits for a person. */
export const WAIT_LABELS = {
  policy: '사람이 확인하는 수집처예요.',
  layout: '처음 보는 형식이에요.',
  columns: '전에 반영한 파일과 항목이 달라졌어요.',
  problems: '문제 있는 줄이 많아요.',
  changed: '이미 반영한 파일이 바뀌었어요.',
} as const
export type WaitReason = keyof typeof WAIT_LABELS

export const SOURCE_FIELD_FAULTS = {
  boards: '목록 주소를 한 줄에 하나씩, http:// 나 https:// 로 시작하게 적어 주세요.',
  hosts: '호스트는 files.example.go.kr 처럼 적어 주세요.',
  recipe: '읽는 법에 잘못된 값이 있어요.',
  titleWords: '제목에 있는 말은 20개까지, 40자까지 적을 수 있어요.',
  startMonth: '시작 달은 2026-01 처럼 적어 주세요.',
  spacing: '요청 간격은 10–600초예요.',
  reason: '멈춘 이유를 적어 주세요.',
} as const

export const DATA_PLACE_LABELS: Record<(typeof DATA_PLACES)[number], string> = {
  files: '글의 첨부',
  posts: '글 속의 표',
  either: '첨부, 없으면 글 속의 표',
  rows: '목록의 줄',
}
export const RUN_OUTCOME_LABELS = { done: '끝남', held: '멈춤' } as const
export const COLLECTED_STATE_LABELS = {
  reading: '읽는 중',
  waiting: '확인 대기',
  imported: '반영함',
  refused: '거절',
  discarded: '버림',
} as const

/** Of a request: a status, or a fault. */
export const requestOutcome = (outcome: string): string =>
  outcome === '304' ? '그대로' : ((COLLECT_FAULTS as Record<string, string>)[outcome] ?? outcome)
