import type { WordsByOwner } from './api'

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
const WEIGHTS = [
  ...['previewRecommendations.weights', 'saveRecommendationSettings.weights'],
  'readRecommendations.settings.weights',
]
const LISTS = ['readRecommendations.lists', 'previewRecommendations.lists']
const LISTED = LISTS.flatMap((one) => ['popular', 'trending', 'region'].map((list) => `${one}.${list}`))
const JOBS = ['Job']
const UPLOADS = ['VisitsUpload', 'RecordsUpload']
const ANSWERS = [...UPLOADS.map((one) => `${one}.overlay.answers`), 'changeUpload.answer']
const examplesOf = (upload: string, ...outcomes: string[]) => outcomes.map((one) => `${upload}.plan.examples.${one}`)
const GROWN = ['visits', 'members', 'reviews', 'posts'].map((one) => `readDashboard.figures.${one}`)
const weightsOf = (part: string) => WEIGHTS.map((one) => `${one}.${part}`)
const MATCHES = ['readReconciliation.result', 'reconcile.result']
const CHANGED_PLACES = ['corrections', 'merges'].map((one) => `DayChanges.${one}.places`)
const AUTHORS = [...POSTS, ...OWN_COMMENTS, ...REVIEWS].map((one) => `${one}.author`)

export const OWN_FIELDS: WordsByOwner = {
  title: [
    [[...PLACES, ...SHORT_PLACES, ...CHANGED_PLACES], '표시 이름: 상호와 지점.'],
    [POSTS, '글의 제목.'],
    [['Collection', 'CollectionSummary'], '모아 보기의 제목.'],
    [TERMS, '약관의 이름.'],
    [['Visit.source', 'AgencyDetail.sources'], '원문의 제목.'],
    [['SharedList'], '나눈 폴더의 이름. 모든 즐겨찾기이면 null.'],
    [[...examplesOf('RecordsUpload', 'created', 'updated'), 'RecordsUpload.kept'], '기록의 이름.'],
    [['UploadRow.reading'], '줄이 말하는 기록의 이름.'],
  ],
  name: [
    [PLACES, '상호.'],
    [[...AGENCIES, 'DayChanges.imports.agencies', 'ScoredAgency'], '기관의 이름.'],
    [MATCHES, '식당의 표시 이름.'],
    [MATCHES.map((one) => `${one}.type`), '업종의 이름.'],
    [['readReconciliation'], '서비스의 이름.'],
    [['readDataPackage'], '자료 묶음의 이름.'],
    [['Suggestions.points', 'Understood.point'], '역이나 청사의 이름.'],
    [['SavedOffice', 'saveOffice'], '사무실의 이름.'],
    [['Follows.data'], '기관이나 지역의 이름.'],
    [['AgencyDetail.departments'], '부서의 이름.'],
    [['FavoriteFolder', 'addFolder', 'renameFolder'], '폴더의 이름.'],
    [['SavedFilter', 'saveFilter'], '저장한 보기의 이름.'],
    [['ReviewPhoto', 'RestaurantPhoto'], '사진의 이름.'],
    [['SnapshotFile'], '파일의 이름.'],
    [[...LISTED, 'readRecommendations.exclusions', 'readStaffStatistics.ranking'], '식당의 표시 이름.'],
    [['readSystem.database'], '데이터베이스의 이름.'],
    [UPLOADS.map((one) => `${one}.files`), '압축 파일 속 파일의 이름.'],
    [examplesOf('VisitsUpload', 'new', 'matched', 'queued'), '식당의 이름.'],
    [['readSystem.lastBackup'], '마지막 백업의 이름. 없으면 null.'],
  ],
  code: [
    [['Error.error'], '오류의 종류.'],
    [['Region', 'StaffRegion'], '법정동 코드 앞 다섯 자리.'],
    [TERMS, '약관의 종류.'],
    [JOBS.map((one) => `${one}.error`), '작업이 실패한 까닭의 종류.'],
    [['FileError'], '파일을 읽지 못한 까닭의 종류.'],
  ],
  kind: [
    [['NewTicket'], '문의의 종류: 정정(correction), 게시중단(takedown), 제안(suggestion), 그 밖(other).'],
    [['Notifications.data'], '알림의 종류.'],
    [['Follows.data'], '기관(agency)이나 지역(region).'],
    [['Understood'], '알아들은 업종.'],
    [JOBS, '작업의 종류.'],
    [UPLOADS, '무엇의 파일인지: 방문(visits), 기관(agencies), 식당(restaurants), 리뷰(reviews).'],
    [['ImportReport.unread'], '읽지 않은 것: 시트(sheet), 표(table), 쪽(page).'],
    [ANSWERS, '한 일: 고침(corrected), 먹는 곳으로 확인함(eateries), 빼고 반영함(left_out).'],
  ],
  body: [
    [['NewTicket'], '문의의 내용.'],
    [['SignUp.terms'], '약관의 전문.'],
  ],
  category: [
    [[...PLACES, ...SHORT_PLACES], '분류: 식당(restaurant), 카페(cafe).'],
    [weightsOf('preference'), '좋아하는 업종에 주는 무게.'],
    [[...LISTED, 'readStaffStatistics.ranking'], '업종.'],
    [['readStaffStatistics.breakdowns'], '식당과 카페마다의 방문과 금액.'],
  ],
  agencies: [
    [['Suggestions'], '이름이 맞는 기관. 번호를 agency에 적으면 그 기관이 다녀간 곳을 답해요.'],
    [weightsOf('popular'), '찾은 기관의 수에 주는 무게.'],
    [['listTemplates.downloads'], '기관 서식을 내려받은 횟수.'],
    [UPLOADS.map((one) => `${one}.sameFile`), '그 파일에서 가져온 방문의 기관. 셋까지.'],
    [['DayChanges.imports'], '파일마다 처음 나온 기관.'],
    [['DayChanges.corrections'], '고친 기관의 수.'],
    [['DayChanges.merges'], '합친 기관의 수.'],
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
    [JOBS, '대기(pending), 처리 중(processing), 완료(completed), 실패(failed), 취소(cancelled).'],
    [['readDashboard.imports'], '가져옴(applied), 되돌림(undone).'],
    [
      UPLOADS,
      '올림(uploaded), 읽음(read), 읽지 못함(failed), 가져옴(imported), 되돌림(undone), 버림(discarded), 풀어 놓음(unpacked).',
    ],
    [['UploadRow', 'ProblemGroup'], '가져올 줄(ok), 건너뛸 줄(skip), 거절할 줄(error).'],
  ],
  places: [
    [['Understood'], '알아들은 지역의 이름. 지역을 말하지 않았으면 비어 있어요.'],
    [['AgencyDetail'], '방문이 많은 식당.'],
    [['Collection'], '모은 식당. 순서대로.'],
    [['NewPoll'], '고를 식당의 번호.'],
    [['PollVote'], '고른 식당의 번호. 비우면 투표를 취소해요.'],
    [['PollCount'], '식당마다의 표.'],
    [['UploadRow.reading'], '줄에서 읽은 식당의 이름.'],
    [['DayChanges.corrections'], '고친 식당. 지금 공개된 것만.'],
    [['DayChanges.merges'], '합친 뒤 남은 식당. 지금 공개된 것만.'],
  ],
  region: [
    [['Suggestions.points', 'Understood.point'], '어느 지역인지. 이름만으로 알 수 있으면 null.'],
    [['Profile', 'EditProfile', 'completeSignUp'], '지역. 적고 싶은 대로 적어요.'],
    [['Location'], '시도와 시군구. 모르면 null.'],
    [
      ['previewRecommendations', 'saveRecommendationSettings', 'readRecommendations.settings'],
      '지역을 알 수 없는 사람에게 추천할 시군구. 법정동 코드 앞 다섯 자리.',
    ],
    [weightsOf('preference'), '좋아하는 지역에 주는 무게.'],
    [LISTS, '그 시군구의 추천 목록.'],
    [['readStaffStatistics.ranking'], '시도와 시군구.'],
    [['readStaffStatistics.breakdowns'], '시군구마다의 방문과 금액.'],
  ],
  reason: [
    [
      ['NewReport'],
      '신고하는 이유: 광고·도배(spam), 욕설·괴롭힘(harassment), 부적절한 내용(inappropriate), 사실과 다름(misinformation), 그 밖(other).',
    ],
    [['Me.member.blocked'], '이용을 제한한 이유.'],
    [['excludeFromRecommendations'], '추천에서 빼는 이유.'],
    [['readRecommendations.exclusions'], '추천에서 뺀 이유.'],
    [['UploadRow', 'ProblemGroup', ...ANSWERS], '건너뛰거나 거절하는 까닭.'],
    [['listReasonTemplates.data'], '숨기거나 내리는 까닭.'],
    [['RecordsUpload.kept'], '되돌리지 않은 까닭: 누가 고침(changed), 다른 기록이 씀(in_use).'],
  ],
  message: [
    [['Error.error'], '무엇이 잘못되었고 어떻게 고치는지.'],
    [['Notifications.data'], '알림의 문장.'],
  ],
  points: [
    [['Suggestions'], '이름이 맞는 역과 청사. q로 다시 찾으면 그 근처를 답해요.'],
    [['ReportCardCriterion'], '얻은 점수. 알 수 없는 항목이면 null.'],
  ],
  score: [
    [['ReportCard', 'ScoredAgency', 'AgencyReportCard'], '0부터 100까지의 점수. 알 수 있는 것이 적으면 null.'],
    [['AgencyReportCard.months'], '그 달만의 점수. 빠진 달은 보지 않아요.'],
    [MATCHES, '얼마나 같은지, 0부터 100까지.'],
    [LISTED, '추천 점수. 큰 것부터.'],
  ],
  reply: [[['AgencyReportCard'], '기관이 성적표에 답한 글과 날. 없으면 null.']],
  text: [[['AgencyReportCard.reply'], '기관이 보낸 글 그대로. 꾸밈이 없는 글이에요.']],
  posts: [
    [['AgencyReportCard'], '기관 게시판의 글. 새것부터.'],
    [['readDashboard.figures'], '글의 수.'],
    [['searchBackOffice'], '맞는 글.'],
  ],
  months: [
    [['AgencyReportCard'], '달마다의 수와 점수. 앞선 달부터.'],
    [['RestaurantDetail', 'AgencyDetail'], '달마다의 방문. 빈 달은 0.'],
    [['readStaffStatistics'], '달마다의 방문과 금액. 새것까지 24달.'],
    [['readStaffStatistics.periods'], '고를 수 있는 달. 새것부터.'],
  ],
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
    [['VisitsUpload.kept'], '방문한 식당의 이름.'],
  ],
  per_head: [
    [['RestaurantDetail', 'AgencyDetail'], '1인당 금액. 원. 중앙값과 가운데 절반(25번째와 75번째 백분위수).'],
    [['Visit'], '1인당 금액. 원. 인원이나 금액을 모르면 null.'],
    [['Statistics'], '1인당 금액 5,000원마다의 방문. 마지막은 그 이상이에요.'],
  ],
  rating: [
    [REVIEWS, '별점(1 ~ 5).'],
    [weightsOf('popular'), '평점에 주는 무게.'],
    [['readStaffStatistics.ranking'], '평점 평균.'],
    [['readDashboard.figures'], '모든 식당의 평점.'],
  ],
  total: [
    [['Pagination'], '모든 페이지의 줄 수.'],
    [['FavoriteFolders'], '저장한 식당의 수.'],
    [JOBS.map((one) => `${one}.progress`), '이 단계에서 할 일의 수. 모르면 null.'],
    [[...GROWN, 'readDashboard.figures.restaurants'], '모든 수.'],
    [['listUploadRows'], '조건에 맞는 줄의 수.'],
    [['members', 'restaurants', 'reviews'].map((one) => `readStaffStatistics.${one}`), '모든 수.'],
  ],
  field: [[['Error.error'], '잘못된 매개변수.']],
  source: [
    [['Visit'], '출처: 문서, 주소, 파일, 시트, 행.'],
    [['RestaurantPhoto'], '누가 올렸는지: 운영자(staff), 리뷰를 쓴 회원(review).'],
  ],
  photo: [
    [
      [...PLACES, 'TilePlace', 'PlannedPlace'],
      '운영자가 올린 대표 사진, 없으면 가장 새 리뷰의 사진. 둘 다 없으면 null.',
    ],
    [['sendPhoto'], '사진 파일.'],
  ],
  token: [[['FavoriteShare'], '나눈 목록 주소의 마지막 부분.']],
  nickname: [
    [[...AUTHORS, 'Me.member', 'Profile', 'EditProfile', 'SignUp', 'completeSignUp'], '회원의 닉네임.'],
    [['listMutes.data', 'searchNicknames.data'], '회원의 닉네임.'],
    [['SharedList'], '목록을 나눈 회원의 닉네임.'],
    [['Me.staff', 'StaffSession', 'Editors.others', 'EditState.others'], '관리자나 운영자의 이름.'],
  ],
  email: [
    [['MailDigest'], '소식을 보내는 주소. 보내지 않으면 null.'],
    [['ChangeMailDigest'], '소식을 받을 주소.'],
    [['NewTicket'], '답을 받을 주소. 적지 않아도 돼요.'],
    [['Profile'], '카카오에서 받은 이메일 주소. 없으면 null.'],
    [['signInStaff'], '관리자나 운영자의 이메일 주소.'],
  ],
  headcount: [
    [['Visit'], '인원. 공개되지 않았으면 null.'],
    [['NewPoll'], '모일 사람 수.'],
    [['UploadRow.reading'], '줄에서 읽은 인원. 적혀 있지 않으면 null.'],
  ],
  visitors: [[['RestaurantDetail'], '방문한 기관과 부서.']],
  department: [
    [['UploadRow.reading'], '줄에서 읽은 부서. 적혀 있지 않으면 null.'],
    [['Visit', 'RestaurantDetail.visitors'], '부서. 공개되지 않았거나 부서의 이름인지 분명하지 않으면 null.'],
  ],
}
