import { CHANGES_DAYS, CHANGES_NAMED } from '@/domain/changes/changes'
import { AGENCY_DEPARTMENTS, AGENCY_PLACES, AGENCY_SOURCES } from '@/domain/agency/agency'
import {
  BOARD_PAGE_SIZE,
  COMMENT_CONTENT_MAX,
  COMMENT_PAGE_SIZE,
  COMMENTS_PER_HOUR,
  COOLDOWN_SECONDS,
  MENTIONS_MAX,
  MUTES_MAX,
  NICKNAMES_OFFERED,
  POSTS_PER_HOUR,
  REPLY_PAGE_SIZE,
  VIEW_HOURS,
} from '@/domain/community/community'
import { OFFICE_SAVES_PER_HOUR } from '@/domain/member/limits'
import { OPEN_DATA_ROWS_MAX } from '@/domain/openData'
import { RECONCILE_BATCH_MAX } from '@/domain/reconcile/reconcile'
import { REPORTS_PER_HOUR, TRASH_DAYS } from '@/domain/moderation/moderation'
import { PHOTO_BYTES_MAX, PHOTO_ORPHAN_HOURS, REVIEWS_PER_HOUR } from '@/domain/review/review'
import { SIGN_IN_LOCKED_MINUTES, SIGN_IN_FAILURES_MAX, SIGN_IN_WINDOW_MINUTES } from '@/domain/staff/staff'
import type { ApiOperation } from './apiSummaries'

export const API_TITLE = '공공밥상 공개 API'
export const API_INTRODUCTION =
  '공공기관이 업무추진비로 찾은 식당을 읽는 API예요. API 키 없이 GET으로 부르며, 어느 사이트에서나 부를 수 있어요. ' +
  '응답은 60초 동안 저장해 두고 쓸 수 있고, ETag로 바뀌었는지만 물을 수 있어요. ' +
  '쓰기는 이 사이트의 화면에서만 할 수 있어요. ' +
  '모르는 매개변수와 잘못된 값에는 400과 그 매개변수의 이름, 고칠 점을 답해요.'

export const API_DETAILS: Partial<Record<ApiOperation, string>> = {
  listRestaurants:
    '이름과 주소의 일부, 초성(ㅅㅎㄴ), 상호와 지역(순희네 종로)을 함께 쓸 수 있어요. ' +
    '돈가스와 돈까스처럼 흔히 달리 쓰는 말은 함께 찾아요. 한식, 카페, ‘중구 한식’처럼 업종만 말하면 그 업종의 곳을 모두 답하고 understood에 그렇게 알아들었다고 적어요. ' +
    '시청역, 강남구청처럼 역이나 청사를 말하면 그곳에서 가까운 순서로 답해요. 이름으로만 찾으려면 큰따옴표로 묶어요. ' +
    'year, agency_type, agency를 주면 방문 수·기관 수·금액·1인당 금액·마지막 방문은 그 해, 그 기관 유형, 그 기관의 것이고, 순위와 평점은 언제나 전체 기간의 거예요.',
  readTile:
    'x와 y는 웹 지도에서 쓰는 칸 번호(Web Mercator)예요. 위치를 서버에 알리지 않고 브라우저에서 거리를 잴 때 써요. ' +
    '아주 붐비는 칸은 많이 찾은 곳부터 담고 is_partial을 true로 적어요.',
  createPoll:
    '이름도 로그인도 받지 않아요. page는 투표의 비밀 주소이고 이 응답에만 나와요. 30일 뒤에 표와 함께 지워요.',
  castVote:
    'voter는 브라우저가 이 투표를 위해 만든 임의의 값(32바이트, base64url)이고 해시만 보관해요. places가 비었으면 투표를 취소해요.',
  planPlaces:
    '인원이 4분의 1 안쪽으로 같고 1인당 금액이 예산의 5분의 1 이상인 방문을 집계해, 물은 요일과 시각이면 더 쳐서 많은 순서로 답해요. ' +
    'cuisine이 없으면 카페와 빵집은 14~16시의 모임에만 답해요.',
  findLocations:
    '위치를 아는 식당의 주소와 지점 이름으로 추정해요. precision은 역이나 청사(place), 번지(address), 길(street), 부근(area)예요. ' +
    '근처에 아는 곳이 없으면 비어 있어요.',
  listAgencies:
    '모두에게 보이는 식당에 방문을 남긴 기관만 답해요. q는 이름과 다른 이름의 일부나 초성이고, ' +
    'sort는 방문 수(visit_count), 금액(amount), 이름(name)이에요. 방금 바뀐 수는 몇 초 뒤에 보여요. ' +
    '한 기관이 간 식당은 /api/v1/restaurants의 agency로 읽어요.',
  readAgency:
    `places는 방문이 많은 ${AGENCY_PLACES}곳, departments는 ${AGENCY_DEPARTMENTS}곳, sources는 새것부터 ${AGENCY_SOURCES}건까지예요. ` +
    '다른 기관으로 합쳐졌으면 410과 그 번호(merged_into)를 답해요.',
  exportRestaurants:
    `listRestaurants와 같은 조건으로 고른 모든 줄을 같은 순서로 답해요. 한 파일에 ${OPEN_DATA_ROWS_MAX.toLocaleString('ko')}줄까지이며, ` +
    '더 많으면 400으로 답해요. 전체 자료는 /data에 달마다 있어요. 수식으로 읽힐 글자 앞에는 작은따옴표를 붙여요.',
  exportVisits: '새것부터 모든 줄을 답해요. 다른 식당으로 합쳐진 번호에는 410과 새 번호(merged_into)를 답해요.',
  exportAgencyVisits: '목록에 있는 식당에 다녀간 기록을 새것부터 모두 답해요.',
  readReconciliation:
    'OpenRefine에 이 주소를 넣으면 열의 식당 이름을 식당 번호와 맞출 수 있어요. queries가 없으면 서비스의 설명을 답해요. ' +
    `properties의 address(주소)와 region(지역)으로 좁힐 수 있고, 한 묶음은 ${RECONCILE_BATCH_MAX}개까지예요.`,
  listChanges:
    `한국 날짜로 until까지 ${CHANGES_DAYS}일 동안 새로 가져온 파일, 다시 읽은 파일, 고친 곳, 합친 곳, 내린 것의 수를 새 날부터 답해요. 바뀐 것이 없는 날은 없어요. ` +
    `이름은 지금 공개된 것만 한 날에 ${CHANGES_NAMED}개까지 적고, 내린 것은 수만 적어요. 고친 기록은 1년 동안 남아요.`,
  downloadSnapshot: 'ETag는 파일의 SHA-256이고 Range로 이어 받을 수 있어요. 파일의 뜻과 사용 조건은 /data에 있어요.',
  suggest:
    '초성, 한 글자, 영문 자판으로 친 한글(tnsgml), 한 자모 틀린 이름도 찾아요. 식당이 없는 지역은 뒤에 오고, 이름을 다 적었으면 비어 있어도 답해요. ' +
    '방문 수는 모두 전체 기간의 거예요.',
  readUpload:
    '같은 파일(SHA-256이 같은 파일)을 가져온 적이 있고 되돌리지 않았으면 sameFile에 그 가져오기가 있어요. 그래도 다시 가져올 수 있어요.',
  changeUpload:
    '적지 않은 것은 그대로 둬요. 목록에 없는 기관 이름은 422(upload-agency-unknown)로 거절하고 가장 비슷한 이름을 알려 줘요. ' +
    '새 기관이면 newAgency를 true로 보내 주세요.',
  signInStaff:
    '세션 쿠키를 답해요. 모르는 이메일, 틀린 비밀번호, 권한이 없는 계정에는 같은 답을 해요. ' +
    `${SIGN_IN_WINDOW_MINUTES}분 동안 ${SIGN_IN_FAILURES_MAX}번 실패하면 ` +
    `그 이메일은 ${SIGN_IN_LOCKED_MINUTES}분 동안 429로 거절하고, 남은 초를 Retry-After에 적어요.`,
  signOutStaff: '세션을 곧바로 끝내요. 로그인하지 않았어도 204를 답해요.',
  changeStaffPassword:
    '지금 비밀번호를 함께 보내야 해요. 여러 번 틀리면 로그인과 같이 429로 거절해요. 바꾸면 다른 기기의 로그인이 모두 끝나요.',
  sendTicket:
    '보낸 곳마다 한 시간에 다섯 번까지 받아요. 넘으면 429와 기다릴 시간(Retry-After, 초)을 답해요. ' +
    'page는 처리 상태를 보는 비밀 주소이고 이 응답에만 나와요. 보낸 내용은 어떤 응답에도 나오지 않아요.',
  editProfile:
    '적지 않은 것은 그대로 둬요. 닉네임은 띄어쓰기와 대소문자가 달라도 같은 이름이면 한 사람만 쓸 수 있어요.',
  endMemberSessions: '이 기기를 포함해 모두 끝내요.',
  readOwnData: '계정, 동의, 즐겨찾기, 리뷰, 신고, 로그인한 기기를 JSON 파일로 답해요.',
  leave: 'confirm에 DELETE를 적어 보내야 해요. 개인정보는 곧바로 지우고 리뷰는 이름을 떼어 남겨요. 되돌릴 수 없어요.',
  trashRestaurant: '관리자의 세션이 있어야 해요. 이미 지운 식당에도 204를 답해요.',
  restoreRestaurant: '관리자의 세션이 있어야 해요.',
  readMe: '로그인하지 않았으면 member와 staff, office가 null이에요. 회원의 세션과 운영자의 세션은 따로예요.',
  readSignUp:
    '카카오에서 돌아왔지만 아직 회원이 아닌 사람의 거예요. 가입을 마치기 전에는 누구인지를 읽을 수 있게 저장하지 않아요.',
  agreeToTerms:
    'agreed에는 시행 중인 필수 약관의 번호가 모두 있어야 해요. 그 사이에 바뀐 약관의 번호에는 409를 답해요.',
  completeSignUp: '회원의 세션 쿠키와 이어서 갈 곳을 답해요.',
  abandonSignUp: '적은 것을 곧바로 지워요. 하고 있는 가입이 없어도 204를 답해요.',
  consent: '전에 동의한 것은 그대로 두고, agreed에 있는 것에 지금 동의한 것으로 적어요.',
  saveOffice:
    '이름과 위도, 경도(near)를 저장하고 저장한 것을 답해요. 좌표는 소수 넷째 자리(10m쯤)까지만 남기고, ' +
    `앞서 저장한 사무실은 바뀌어요. 한 시간에 ${OFFICE_SAVES_PER_HOUR}번까지예요.`,
  removeOffice: '저장한 사무실이 없어도 204를 답해요.',
  listConsents:
    'state는 동의함(given), 이전 버전에만 동의함(outdated), 거둠(withdrawn), 동의한 적 없음(never)이에요. ' +
    'decided_at과 decided_version은 마지막으로 정한 때와 그 판이에요.',
  changeConsent:
    '시행 중인 버전의 번호를 함께 보내야 해요. 그 사이에 바뀌었으면 409예요. 철회하면 곧바로 효력이 없어지고, 동의하고 거둔 기록은 지우지 않고 쌓아 둬요. 필수 약관은 받지 않아요.',
  checkNickname:
    '쓸 수 있으면 204, 아니면 이유를 답해요. 가입하는 사람과 회원이 묻고, 자기 닉네임은 쓸 수 있는 것으로 봐요.',
  putFavorite: '이미 저장한 곳이어도 204를 답해요. 다른 식당으로 합쳐진 번호에는 410과 새 번호(merged_into)를 답해요.',
  removeFavorite: '저장하지 않은 곳이어도 204를 답해요.',
  mergeFavorites: '새로 저장한 수(added), 이미 있던 수(known), 지금 없거나 자리가 없는 수(unknown)를 답해요.',
  removeFolder: '안에 있던 식당은 저장된 채로 남아요.',
  shareFavorites: '이미 나누고 있으면 그 링크를 답해요. 링크를 아는 사람은 누구나 목록과 닉네임을 봐요.',
  shareFolder: '이미 나누고 있으면 그 링크를 답해요. 링크를 아는 사람은 누구나 폴더의 이름과 목록, 닉네임을 봐요.',
  readSharedList: '지금 목록에 있는 식당만 답해요. 나눔을 끝내면 곧바로 404가 돼요.',
  readRestaurant: '다른 식당으로 합쳐진 번호에는 410과 새 번호(merged_into)를 답해요.',
  listReviews: '저장해 둔 응답도 ETag로 바뀌었는지 물어본 뒤에 써요. 글쓴이가 탈퇴했으면 author가 null이에요.',
  summarizeReviews: 'rating_distribution은 별 하나부터 다섯까지의 리뷰 수예요.',
  writeReview: `식당마다 하나를 쓸 수 있어요. 이미 썼으면 409예요. 쓰기와 고치기는 한 시간에 ${REVIEWS_PER_HOUR}번까지예요.`,
  rewriteReview: '보낸 것으로 모두 바뀌어요. 바뀐 것이 없으면 고친 때(edited_at)도 그대로예요.',
  deleteReview: `${TRASH_DAYS}일 안에는 되돌릴 수 있고, 그 뒤에는 사진과 함께 완전히 지워져요.`,
  restoreReview: '그 사이에 새 리뷰를 썼으면 409예요.',
  voteHelpful: '두 번 보내도 한 번이에요. 자신의 리뷰에는 할 수 없어요.',
  reportReview: `처리되지 않은 신고가 있으면 409예요. 한 시간에 ${REPORTS_PER_HOUR}번까지 신고할 수 있어요.`,
  listMyReviews: '숨겨졌거나 검토 중인 것도 그 상태(status)와 함께 나와요.',
  listPosts:
    `위에 고정한 글이 먼저, 그다음은 새것부터 ${BOARD_PAGE_SIZE}개씩이에요. board를 적지 않으면 모든 게시판의 새 글이에요. ` +
    'q를 적으면 제목과 내용, 닉네임에 그 말이 있는 글만 답해요. 흔한 말은 앞쪽만 찾고 total_is_minimum이 true예요.',
  readPost: '글쓴이가 탈퇴했으면 author가 null이에요. 처리 과정(steps)과 답변은 건의사항에만 있어요.',
  viewPost: `같은 사람이 ${VIEW_HOURS}시간 안에 다시 보면 집계하지 않아요. 로그인하지 않은 사람은 네트워크로 알아봐요.`,
  writePost:
    `자유게시판과 건의사항에 쓸 수 있어요. ${COOLDOWN_SECONDS.post}초에 하나이고, 이르면 429와 남은 초(Retry-After)를 답해요. ` +
    `쓰기와 고치기는 한 시간에 ${POSTS_PER_HOUR}번까지예요. 살펴보아야 하는 글은 status가 pending이고 이유가 held_reason에 있어요.`,
  editPost: '보낸 것만 바뀌어요. 바뀐 것이 없으면 고친 때(edited_at)도 그대로예요. 게시판은 바꿀 수 없어요.',
  deletePost: `${TRASH_DAYS}일 안에는 되돌릴 수 있고, 그 뒤에는 사진과 함께 완전히 지워져요.`,
  restorePost: '이미 되돌린 글에도 그 글을 답해요. 운영자가 지운 글은 되돌릴 수 없어요.',
  likePost: '두 번 보내도 한 번이에요.',
  reportPost: `처리되지 않은 신고가 있으면 409예요. 한 시간에 ${REPORTS_PER_HOUR}번까지 신고할 수 있어요.`,
  listMyPosts: '숨겨졌거나 검토 중인 것도 그 상태(status)와 함께 나와요.',
  streamPostEvents:
    'text/event-stream이에요. 무엇이 생겼는지(event)와 그 번호(id)만 오므로 내용은 그 번호로 다시 읽어요. ' +
    'Last-Event-ID나 last_event_id에 마지막으로 받은 번호를 적으면 그 뒤의 것부터 빠짐없이 이어져요. ' +
    'reset이 오면 놓친 것이 너무 많으니 모두 다시 읽어야 해요. 글이 보이지 않게 되면 post_gone을 보내고 끝내요.',
  streamVotes:
    'text/event-stream이에요. 이어받는 방법은 streamPostEvents와 같아요. poll_counted가 오면 readVotes로 다시 읽어요.',
  streamMyEvents:
    'text/event-stream이에요. 이어받는 방법은 streamPostEvents와 같아요. 로그아웃하거나 권한이 바뀌면 곧바로 끝내요.',
  changeNotificationSettings: '글에 대한 조치처럼 꼭 알려야 하는 것은 끌 수 없어요.',
  listComments:
    `위 단계의 댓글을 ${COMMENT_PAGE_SIZE}개씩, 새것부터(latest) 또는 좋아요와 답글이 많은 것부터(popular) 답해요. ` +
    '다음 페이지는 next를 after에, 앞 쪽은 previous를 before에 적어 읽어요. at에 댓글 번호를 적으면 그 댓글이 있는 곳부터예요. ' +
    '답글이 달린 채 지워지거나 숨겨진 댓글은 자리만 남아 state로 알리고 content와 author가 null이에요.',
  listReplies: `${REPLY_PAGE_SIZE}개씩이에요. 쪽을 넘기는 법은 댓글과 같아요.`,
  writeComment:
    `자유게시판의 글에 ${COMMENT_CONTENT_MAX}자까지 써요. ${COOLDOWN_SECONDS.comment}초에 하나이고, 이르면 429와 남은 초(Retry-After)를 답해요. ` +
    `쓰기와 고치기는 한 시간에 ${COMMENTS_PER_HOUR}번까지예요. parent_id가 답글이면 그 답글과 나란히 놓여요. ` +
    `@닉네임으로 부른 회원에게 알리며 ${MENTIONS_MAX}명까지예요. 살펴보아야 하는 댓글은 status가 pending이에요.`,
  editComment: '바뀐 것이 없으면 고친 때(edited_at)도 그대로예요.',
  deleteComment: `${TRASH_DAYS}일 안에는 되돌릴 수 있어요. 답글이 있으면 자리가 남아요.`,
  restoreComment: '이미 되돌린 댓글에도 그 댓글을 답해요. 운영자가 지운 댓글은 되돌릴 수 없어요.',
  likeComment: '두 번 보내도 한 번이에요.',
  reportComment: `처리되지 않은 신고가 있으면 409예요. 한 시간에 ${REPORTS_PER_HOUR}번까지 신고할 수 있어요.`,
  readMyComments: '다른 사람에게 보이지 않는 자신의 댓글(unseen)과, 다음 댓글까지 남은 초(wait_seconds)도 답해요.',
  searchNicknames: `그 말로 시작하는 닉네임이 먼저이고 ${NICKNAMES_OFFERED}개까지예요.`,
  muteMember: `${MUTES_MAX}명까지예요. 상대에게는 알리지 않고, 다른 사람이 보는 화면은 그대로예요.`,
  unmuteMember: '숨기지 않은 회원이어도 204를 답해요.',
  sendPhoto:
    `multipart/form-data의 photo에 JPEG, PNG, WebP 사진 한 장을 담아요. ${PHOTO_BYTES_MAX / 1024 / 1024}MB까지 받아요. ` +
    `위치를 비롯해 사진에 딸린 정보는 지우고 다시 만들어 둬요. 리뷰나 글에 붙이지 않은 사진은 ${PHOTO_ORPHAN_HOURS}시간이 지나면 지워요.`,
  readPhoto: '공개된 리뷰와 글, 식당의 사진만 모두에게 보여요.',
}

export const SESSION_LABELS = {
  member: '카카오로 로그인한 회원의 세션 쿠키. https에서는 이름이 __Host-로 시작해요.',
  staff: '관리자나 운영자로 로그인하면 받는 세션 쿠키. https에서는 이름이 __Host-로 시작해요.',
  signUp: '가입하는 동안의 쿠키. https에서는 이름이 __Host-로 시작해요.',
} as const
