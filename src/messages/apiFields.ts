import { wordsByOwner, type WordsByOwner } from './wordsByOwner'

/** Fields that mean the same wherever they stand; a field that needs no words has none. */
const SHARED: Record<string, string> = {
  understood: 'q를 업종으로 알아들었으면 그 업종(kind)과 지역(places). 이름을 찾았으면 없습니다.',
  provinces: '이름이 맞는 시도.',
  branch: '지점. 없으면 null.',
  region_code: '법정동 코드 앞 다섯 자리.',
  sub_add1: '시도.',
  sub_add2: '시군구. 세종은 null.',
  visit_count: '방문 수.',
  agency_count: '방문한 기관 수.',
  total_amount: '쓴 금액. 원.',
  per_head_median: '1인당 금액의 중앙값. 원. 인원을 아는 방문이 없으면 null.',
  last_visit: '마지막 방문일(한국 날짜).',
  first_visit: '첫 방문일(한국 날짜).',
  distance: 'near에서의 거리. 직선으로 잰 미터. near를 주었을 때만 있습니다.',
  avg_rating: '평점 평균. 리뷰가 없으면 0.',
  review_count: '리뷰 수.',
  region_rank: '시군구 안 순위. 방문이 없으면 null.',
  province_rank: '시도 안 순위.',
  national_rank: '전국 순위.',
  closed_on: '폐업을 확인한 날.',
  verified_on: '마지막으로 확인한 날.',
  photos: '사진. 쓸 때는 먼저 올린 사진의 이름을 보이는 순서대로.',
  helpful_count: '도움이 되었다고 표시한 회원 수.',
  author: '쓴 회원. 탈퇴했으면 null.',
  edited_at: '쓴 회원이 고친 때. 고치지 않았으면 null.',
  average_rating: '별점의 평균. 소수 첫째 자리까지.',
  rating_distribution: '별 하나부터 다섯까지의 리뷰 수.',
  spellings: '원문에 나온 표기.',
  collected_months:
    '이 식당을 찾은 기관의 기록이 있는 달(YYYY-MM), 첫 방문의 해부터 마지막 방문의 해까지. months에 0으로 있고 여기에 없는 달은 아직 모으지 못한 달입니다.',
  time_unknown_count: '시각을 모르는 방문 수.',
  spent_on: '방문일(한국 날짜).',
  time: '시각(HH:MM). 공개되지 않았으면 null.',
  amount: '금액. 원. 여러 곳에 함께 쓴 줄이면 null.',
  occasion:
    '무슨 일로 썼는지: 간담회·회의(meeting), 격려·회식(encouragement), 손님맞이(hospitality), 행사(event), ' +
    '현장·출장(field), 경조사(family), 다과·물품(supplies), 기타(other). 적혀 있지 않으면 null.',
  payment_method:
    '결제 방법: 카드(card), 현금(cash), 계좌이체(transfer), 간편결제(mobile), 상품권(voucher), 기타(other). 적혀 있지 않으면 null.',
  flags: '확인할 점.',
  data_source: '공개 자료(crawled), 직접 입력(manual), 고친 기록(corrected).',
  total_is_minimum: '아주 흔한 말이라 끝까지 세지 않았으면 true. 그때 total은 적어도 그만큼이라는 뜻입니다.',
  pages: '쪽 수. 1 이상.',
  source_share: '원문 주소가 있는 방문의 비율(0 ~ 1).',
  password: '비밀번호.',
  subject: '제목.',
  website: '사람에게 보이지 않는 칸. 비워 두십시오.',
  ids: '식당 번호들.',
  folder_id: '폴더 번호. 폴더에 없으면 null.',
  folders: '폴더.',
  share_token: '링크의 마지막 부분. 나누지 않으면 null.',
  added: '새로 저장한 수.',
  known: '이미 저장되어 있던 수.',
  unknown: '지금 없거나 자리가 없어 저장하지 못한 수.',
  merged_into: '대신 요청할 식당이나 기관의 번호.',
  restaurant_count: '식당 수.',
  headcount_total: '인원의 합.',
  headcount_median: '인원이 적힌 방문(모임 고르기에서는 맞는 방문)의 인원 중앙값. 적힌 방문이 없으면 null.',
  source_url: '기관이 자료를 공개하는 곳.',
  parent: '상위 기관. 없으면 null.',
  rank: '순위. 같으면 같은 순위입니다.',
  departments: '부서마다의 방문과 금액. 많은 순.',
  department_count: '부서의 수. 적지 않은 것까지.',
  coverage:
    '달마다 모은 상태. 모음(imported), 공개되었으나 아직 모으지 못함(published), 사이에 빠짐(missing), 늦음(late), 아직 때가 아님(due), 기대하지 않음(none).',
  sources: '원문의 제목과 주소, 그 문서의 방문 수. 새것부터.',
  source_count: '원문의 수. 적지 않은 것까지.',
  given: '동의하면 true, 거두면 false.',
  decided_at: '마지막으로 정한 때. 정한 적이 없으면 null.',
  decided_version: '마지막으로 정한 판.',
  joined_at: '가입한 때.',
  provider: '로그인 수단. 연결이 끊겼으면 null.',
  device: '브라우저와 운영 체제.',
  last_seen_at: '마지막으로 쓴 때. 1분 단위.',
  confirm: '탈퇴를 확인하는 말: DELETE',
  date: '만든 날(한국 날짜).',
  licence: '사용 조건.',
  files: '파일들.',
  bytes: '크기. 바이트.',
  sha256: 'SHA-256. 16진수.',
  group_count: '인원과 1인당 금액이 맞는 방문 수.',
  timed_count: '그 방문들 가운데 시각이 공개된 수.',
  weekday_count: '그 방문들 가운데 물은 요일의 수. 요일을 묻지 않으면 0.',
  hour_count: '그 방문들 가운데 물은 시각의 수. 시각을 묻지 않으면 0.',
  last_group: '그 방문들 가운데 마지막 날(YYYY-MM-DD).',
  matched: '이렇게 세었습니다: 인원과 1인당 금액의 범위.',
  headcount_min: '가장 적은 인원.',
  headcount_max: '가장 많은 인원.',
  per_head_min: '1인당 가장 적은 금액. 원.',
  per_head_max: '1인당 가장 많은 금액. 원.',
  rows: '제목 줄을 뺀 줄 수.',
}

/** A restaurant as different answers hold it. */
const PLACES = ['Restaurant', 'ListedRestaurant', 'RestaurantDetail', 'SimilarPlace', 'CollectionPlace']
const SHORT_PLACES = [
  ...['TilePlace', 'PlannedPlace', 'Suggestions.restaurants', 'AgencyDetail.places'],
  ...['MyReviewPage.data.restaurant', 'Post.restaurant', 'OwnPost.restaurant'],
]
const POSTS = ['Post', 'OwnPost', 'PostSummary', 'OwnPostPage.data', 'NewPost', 'PostChange']
const OWN_COMMENTS = ['Comment', 'OwnComment', 'NewComment', 'CommentChange']
const REVIEWS = ['Review', 'OwnReview', 'MyReviewPage.data', 'NewReview']
const TERMS = ['SignUp.terms', 'Consents.data', 'ChangeConsent']
const AGENCIES = ['Agency', 'AgencyDetail', 'AgencyDetail.parent', 'Suggestions.agencies']
const WEIGHTS = ['previewRecommendations.weights', 'saveRecommendationSettings.weights']
const weightsOf = (part: string) => WEIGHTS.map((one) => `${one}.${part}`)
const AUTHORS = [...POSTS, ...OWN_COMMENTS, ...REVIEWS].map((one) => `${one}.author`)

/** Fields whose meaning depends on where they stand: a schema or an operation, and the path inside it. */
const OWN: WordsByOwner = {
  title: [
    [[...PLACES, ...SHORT_PLACES], '표시 이름: 상호와 지점.'],
    [POSTS, '글의 제목.'],
    [['Collection', 'CollectionSummary'], '모아 보기의 제목.'],
    [TERMS, '약관의 이름.'],
    [['Visit.source', 'AgencyDetail.sources'], '원문의 제목.'],
    [['SharedList'], '나눈 폴더의 이름. 모든 즐겨찾기이면 null.'],
  ],
  name: [
    [PLACES, '상호.'],
    [AGENCIES, '기관의 이름.'],
    [['AgencyDetail.departments'], '부서의 이름.'],
    [['FavoriteFolder', 'addFolder', 'renameFolder'], '폴더의 이름.'],
    [['SavedFilter', 'saveFilter'], '저장한 보기의 이름.'],
    [['ReviewPhoto'], '사진의 이름.'],
    [['SnapshotFile'], '파일의 이름.'],
  ],
  code: [
    [['Error.error'], '오류의 종류.'],
    [['Region', 'StaffRegion'], '법정동 코드 앞 다섯 자리.'],
    [TERMS, '약관의 종류.'],
  ],
  kind: [
    [['NewTicket'], '문의의 종류: 정정(correction), 게시중단(takedown), 제안(suggestion), 그 밖(other).'],
    [['Notifications.data'], '알림의 종류.'],
    [['Understood'], '알아들은 업종.'],
  ],
  body: [
    [['NewTicket'], '문의의 내용.'],
    [['SignUp.terms'], '약관의 전문.'],
  ],
  category: [
    [[...PLACES, ...SHORT_PLACES], '분류: 식당(restaurant), 카페(cafe).'],
    [weightsOf('preference'), '좋아하는 업종에 주는 무게.'],
  ],
  agencies: [
    [['Suggestions'], '이름이 맞는 기관. 번호를 agency에 적으면 그 기관이 다녀간 곳을 답합니다.'],
    [weightsOf('popular'), '찾은 기관의 수에 주는 무게.'],
  ],
  current: [
    [['ChangePassword'], '지금 비밀번호.'],
    [['MemberSessions.data', 'StaffSessions.data'], '이 요청을 보낸 로그인이면 true.'],
  ],
  content: [
    [POSTS, '글의 내용.'],
    [OWN_COMMENTS, '댓글의 내용. 지워지거나 숨겨져 자리만 남았으면 null.'],
    [REVIEWS, '리뷰의 내용. 적지 않았으면 null.'],
  ],
  status: [
    [['Visit'], '확인됨(confirmed), 확인 중(pending), 이의 제기(disputed).'],
    [['OwnReview', 'MyReviewPage.data', ...POSTS, 'OwnComment'], '공개(published), 숨김(hidden), 검토 중(pending).'],
    [['Post.steps', 'OwnPost.steps'], '건의를 처리하는 단계.'],
  ],
  places: [
    [['Understood'], '알아들은 지역의 이름. 지역을 말하지 않았으면 비어 있습니다.'],
    [['AgencyDetail'], '방문이 많은 식당.'],
    [['Collection'], '모은 식당. 순서대로.'],
    [['NewPoll'], '고를 식당의 번호.'],
    [['PollVote'], '고른 식당의 번호. 비우면 표를 거둡니다.'],
    [['PollCount'], '식당마다의 표.'],
  ],
  region: [
    [['Profile', 'EditProfile', 'completeSignUp'], '지역. 적고 싶은 대로 적습니다.'],
    [['Location'], '시도와 시군구. 모르면 null.'],
    [['previewRecommendations', 'saveRecommendationSettings'], '추천하는 지역의 넓이.'],
    [weightsOf('preference'), '좋아하는 지역에 주는 무게.'],
  ],
  reason: [
    [
      ['NewReport'],
      '신고하는 이유: 광고·도배(spam), 욕설·괴롭힘(harassment), 부적절한 내용(inappropriate), 사실과 다름(misinformation), 그 밖(other).',
    ],
    [['Me.member.blocked'], '이용을 제한한 이유.'],
    [['excludeFromRecommendations'], '추천에서 빼는 이유.'],
  ],
  message: [
    [['Error.error'], '무엇이 잘못되었고 어떻게 고치는지.'],
    [['Notifications.data'], '알림의 문장.'],
  ],
  months: [[['RestaurantDetail', 'AgencyDetail'], '달마다의 방문. 빈 달은 0.']],
  hours: [[['RestaurantDetail', 'AgencyDetail'], '요일(1 월 ~ 7 일)과 시(0 ~ 23)마다의 방문. 시각을 아는 방문만.']],
  role: [
    [
      ['Me.member', 'Me.staff', 'StaffSession', 'searchNicknames.data', ...AUTHORS],
      '권한: 회원(user), 운영자(moderator), 편집자(editor), 관리자(admin).',
    ],
  ],
  restaurant: [
    [['NewTicket'], '문의하는 식당 번호.'],
    [['MyReviewPage.data'], '리뷰를 쓴 식당.'],
    [['Post', 'OwnPost'], '글에서 이야기하는 식당. 없으면 null.'],
    [['excludeFromRecommendations'], '추천에서 뺄 식당의 번호.'],
  ],
  per_head: [
    [['RestaurantDetail', 'AgencyDetail'], '1인당 금액. 원. 중앙값과 가운데 절반(25번째와 75번째 백분위수).'],
    [['Visit'], '1인당 금액. 원. 인원이나 금액을 모르면 null.'],
    [['Statistics'], '1인당 금액 5,000원마다의 방문. 마지막은 그 이상입니다.'],
  ],
  rating: [
    [REVIEWS, '별점(1 ~ 5).'],
    [weightsOf('popular'), '평점에 주는 무게.'],
  ],
  total: [
    [['Pagination'], '모든 쪽의 줄 수.'],
    [['FavoriteFolders'], '저장한 식당의 수.'],
  ],
  field: [[['Error.error'], '잘못된 매개변수.']],
  source: [[['Visit'], '출처: 문서, 주소, 파일, 시트, 행.']],
  token: [[['FavoriteShare'], '나눈 목록 주소의 마지막 부분.']],
  nickname: [
    [[...AUTHORS, 'Me.member', 'Profile', 'EditProfile', 'SignUp', 'completeSignUp'], '회원의 닉네임.'],
    [['listMutes.data', 'searchNicknames.data'], '회원의 닉네임.'],
    [['SharedList'], '목록을 나눈 회원의 닉네임.'],
    [['Me.staff', 'StaffSession'], '관리자나 운영자의 이름.'],
  ],
  email: [
    [['NewTicket'], '답을 받을 주소. 적지 않아도 됩니다.'],
    [['Profile'], '카카오에서 받은 이메일 주소. 없으면 null.'],
    [['signInStaff'], '관리자나 운영자의 이메일 주소.'],
  ],
  headcount: [
    [['Visit'], '인원. 공개되지 않았으면 null.'],
    [['NewPoll'], '모일 사람 수.'],
  ],
  visitors: [[['RestaurantDetail'], '방문한 기관과 부서.']],
  department: [
    [['Visit', 'RestaurantDetail.visitors'], '부서. 공개되지 않았거나 부서의 이름인지 분명하지 않으면 null.'],
  ],
}

/**
 * What a field means where it stands; undefined where it needs no words.
 * @param owner the schema or the operation that holds it, and the path inside it
 */
export const fieldWords = (name: string, owner: string): string | undefined =>
  OWN[name] ? wordsByOwner(OWN, name, owner) : SHARED[name]

/** Whether the meaning of a field depends on where it stands. */
export const isOwnField = (name: string): boolean => Object.hasOwn(OWN, name)
