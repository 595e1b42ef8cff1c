import { OCCASION_SHARE_DENOMINATOR, OCCASION_VISITS_MIN } from '@/domain/expense/occasions'
import { wordsByOwner, type WordsByOwner } from './api'

const SHARED: Record<string, string> = {
  board: '게시판: 공지사항(notice), 자유게시판(free), 건의사항(suggestion).',
  resource: '운영 화면의 목록: restaurants, visits, agencies, reviews 등',
  record: '고치는 기록의 번호. 새 기록이면 0.',
  draftAt: '이 창이 잇는 글을 보관한 때. 없으면 적지 않아요.',
  district: '시군구. 같은 이름이 여러 곳에 있으므로 province와 함께 써요.',
  year: '이 해에 방문한 곳만.',
  agency_type: '이 유형의 기관이 방문한 곳만.',
  queries: '이름과 질문의 JSON. 질문은 query(셀의 글), type, limit, properties예요.',
  from: '이 달부터(YYYY-MM).',
  lacks: '시각(time), 인원(headcount), 부서(department)가 공개되지 않은 기록만.',
  x: '칸의 가로 번호.',
  y: '칸의 세로 번호.',
  place: '투표에 있는 식당 번호.',
  weekday: '요일. 월요일 1부터 일요일 7까지.',
  hour: '시각(0~23). 앞뒤 한 시간까지 집계해요. 시각이 공개된 기록만 집계해요.',
  radius: 'near나 q가 말한 장소에서 이 거리 안. 미터. 적지 않으면 1,000.',
  cuisine: '이 음식을 내는 곳만.',
  size: '한 쪽의 줄 수.',
  'idempotency-key':
    '같은 요청을 다시 보내도 한 번만 만들게 하는 열쇳값. 요청마다 새로 지은 무작위 문자열이고, 하루 동안 알아봐요.',
  after: '이 커서의 뒤부터. 답의 next.',
  before: '이 커서의 앞까지. 답의 previous.',
  at: '이 번호의 댓글부터.',
  slug: '모아 보기 주소의 끝. 영문 소문자와 숫자, 붙임표.',
  restaurantId: '식당 번호.',
  date: '자료를 만든 날(한국 날짜).',
  file: '파일의 이름.',
  target: '기관 번호나 지역의 법정동 코드 앞 다섯 자리.',
  then: 'page이면 화면으로 보내요(303).',
  nickname: '닉네임.',
  folder: '이 폴더에 있는 것만. 폴더 번호.',
  last_event_id: '마지막으로 받은 것의 번호. 그 뒤의 것부터 이어져요. Last-Event-ID가 있으면 그것을 봐요.',
  period: '기간. all, 해(2025), 달(2025-03) 가운데 하나.',
  agencyType: '이 유형의 기관이 방문한 것만.',
  table: '내려받을 표.',
  type: '기관의 유형.',
  value: '칸에 이렇게 적힌 것만.',
  sheet: '이 시트에 있는 것만.',
  offset: '앞에서 건너뛸 줄 수.',
  limit: '한 번에 읽을 줄 수.',
  page: '쪽. 1부터.',
  per_head_max: '1인당 금액의 상한. 원.',
  province: '시도. 서울, 서울특별시, 옛 이름(강원도)을 모두 알아봐요.',
  headcount: '모일 사람 수. 이 수의 앞뒤(4분의 1) 인원으로 간 기록을 집계해요.',
  format: '파일의 형식.',
}

const LISTS = ['listRestaurants', 'exportRestaurants', 'exportRestaurantsGeoJson', 'exportRestaurantsKml']
const STATISTICS = ['readStaffStatistics', 'exportStaffStatistics']

/** By operation; ids by the path segment before them. */
const OWN: WordsByOwner = {
  until: [
    [['exportAgencyVisits'], '이 달까지(YYYY-MM).'],
    [['listChanges'], '이날까지(한국 날짜). 없으면 오늘까지.'],
  ],
  id: [
    [['restaurants'], '식당 번호.'],
    [['agencies'], '기관 번호.'],
    [['reviews'], '리뷰 번호.'],
    [['posts'], '글 번호.'],
    [['comments'], '댓글 번호.'],
    [['folders'], '즐겨찾기 폴더 번호.'],
    [['sessions'], '로그인 번호.'],
    [['filters'], '저장한 보기의 번호.'],
    [['uploads'], '올린 파일의 번호.'],
    [['jobs'], '작업 번호.'],
    [['exclusions'], '추천에서 뺀 식당의 번호.'],
    [['backups'], '백업 번호.'],
  ],
  q: [
    [[...LISTS, 'suggest'], '찾을 말. 60자까지.'],
    [['listAgencies'], '찾을 기관의 이름이나 다른 이름의 일부, 초성.'],
    [['listPosts'], '글의 제목과 내용, 닉네임에서 찾을 말.'],
    [['findLocations'], '찾을 주소, 역, 건물 이름.'],
    [['searchBackOffice'], '식당, 회원, 글, 기관에서 찾을 말.'],
    [['searchNicknames'], '찾을 닉네임의 일부.'],
  ],
  near: [
    [['listFavorites'], '이 지점에서 가까운 순서로. 위도와 경도(37.5665,126.978). 지점을 모르는 곳은 뒤에 와요.'],
    [[...LISTS, 'planPlaces'], '이 지점 근처만. 위도와 경도(37.5665,126.978). 곳마다 distance를 답해요.'],
  ],
  sort: [
    [
      LISTS,
      '순서. relevance는 이름이 같은 곳, 그 말로 시작하는 곳, 담은 곳의 순서이고 q가 없으면 visit_count와, near가 있으면 distance와 같아요. ' +
        'distance는 near에서 가까운 순서예요. ' +
        'rating은 리뷰가 적으면 전체 평균 쪽으로 당긴 평균(/ranking에 계산 방법이 있어요)이고 리뷰가 없는 곳은 뒤에 와요. ' +
        '무엇으로 정렬하든 같으면 방문 수, 기관 수, 이름 순이에요. ' +
        '예전 이름(total_count, total_visits, rank, rank_value, avg_rating, total_amount)도 받아요.',
    ],
    [['listAgencies'], '순서: 방문 수(visit_count), 금액(amount), 이름(name).'],
    [['listReportCards'], '순서: 점수(score), 이름(name), 마지막 달(last_month).'],
    [['listComments'], '순서: 새것부터(latest), 좋아요와 답글이 많은 것부터(popular).'],
  ],
  region: [
    [
      LISTS,
      '지역. 법정동 코드 앞 다섯 자리(시군구), 시도|시군구(서울특별시|중구)나 시군구 하나. ' +
        '여러 곳에 있는 이름이면 400과 고를 값(choices)을 답해요. province와 함께 쓰지 않아요.',
    ],
    [['listAgencies', 'listReportCards'], '법정동 코드 앞 두 자리(시도)나 다섯 자리(시군구).'],
    [['planPlaces', ...STATISTICS], '법정동 코드 앞 다섯 자리(시군구).'],
  ],
  category: [
    [LISTS, '분류.'],
    [STATISTICS, '이 분류의 식당에 간 것만.'],
  ],
  agency: [
    [LISTS, '이 기관이 방문한 곳만. 기관 번호.'],
    [STATISTICS, '이 기관의 방문만. 기관 번호.'],
  ],
  occasion: [
    [
      LISTS,
      '이 자리로 자주 찾은 곳만: 간담회(meeting), 회식(encouragement), 손님 접대(hospitality). ' +
        `${OCCASION_VISITS_MIN}번 이상이고 쓴 일이 적힌 방문의 ${OCCASION_SHARE_DENOMINATOR}분의 1 이상인 곳이에요. 언제나 전체 기간의 기록으로 정해요.`,
    ],
    [
      ['planPlaces', 'planTile'],
      '자리: 간담회(meeting), 회식(encouragement), 손님 접대(hospitality). 같은 자리로 간 방문에 1점을 더해요.',
    ],
  ],
  name: [
    [['uploadFile'], '올리는 파일의 이름.'],
    [['readPhoto', 'readSmallPhoto'], '사진의 이름.'],
  ],
  kind: [
    [['uploadFile'], '올리는 자료의 종류.'],
    [['downloadTemplate'], '서식의 종류.'],
    [['follow', 'unfollow'], '기관(agency)이나 지역(region).'],
  ],
  status: [[['listUploadRows'], '이 상태의 줄만.']],
  reason: [[['listUploadRows'], '이 이유로 읽지 못한 줄만.']],
  token: [
    [['castVote', 'readVotes', 'streamVotes', 'downloadPollEvent'], '투표 주소의 마지막 부분.'],
    [['readSharedList'], '나눈 목록 주소의 마지막 부분.'],
    [['confirmDigest', 'leaveByLink'], '메일 속 링크의 마지막 부분.'],
  ],
}

export const parameterWords = (name: string, { operation, path }: { operation: string; path: string }): string =>
  OWN[name]
    ? (wordsByOwner(OWN, name, operation) ??
      wordsByOwner(OWN, name, path.split(`/{${name}}`)[0]?.split('/').at(-1) ?? '') ??
      '')
    : (SHARED[name] ?? '')
