import { josa } from 'es-hangul'
import type { Violation, ViolationCode, ViolationParams } from '@/domain/violation'
import { bytesOf, waitOf } from './amounts'
import { blockedMessage } from './site/blocked'

type Messages = { [Code in ViolationCode]: (params: ViolationParams[Code]) => string }

/** What a person reads when a rule is broken: what happened, and what to do. Without one, a code does not compile. */
const MESSAGES: Messages = {
  'unknown-parameter': ({ field }) => `${field} 매개변수는 없습니다. 이름을 확인해 주십시오.`,
  'duplicate-parameter': ({ field }) => `${field} 값은 하나만 보낼 수 있습니다.`,
  'not-an-integer': ({ field }) => `${field} 값은 정수여야 합니다.`,
  'too-small': ({ field, min }) => `${field} 값은 ${min} 이상이어야 합니다.`,
  'too-large': ({ field, max }) => `${field} 값은 ${max} 이하여야 합니다.`,
  'too-long': ({ field, max }) => `${field} 값은 ${max}자까지 보낼 수 있습니다.`,
  'too-short': ({ field, min }) => `${field} 값은 ${min}자 이상이어야 합니다.`,
  'invalid-option': ({ field, choices }) => `${field} 값은 다음 가운데 하나여야 합니다: ${choices}`,
  'invalid-value': ({ field }) => `${field} 값을 이해할 수 없습니다. 형식을 확인해 주십시오.`,
  'field-not-queryable': ({ field, fields }) =>
    `${field} 항목으로는 찾거나 늘어놓을 수 없습니다. 쓸 수 있는 항목: ${fields}`,
  'operator-not-allowed': ({ field, operators }) =>
    `${field} 항목에는 그 비교를 쓸 수 없습니다. 쓸 수 있는 비교: ${operators}`,
  'too-many-conditions': ({ max }) => `조건은 ${max}개까지 보낼 수 있습니다.`,
  'path-too-deep': ({ field, max }) => `${field}: 조건의 항목은 ${max}단계까지 쓸 수 있습니다.`,
  'invalid-query': () => '요청에 그 항목이 받을 수 없는 값이 있습니다. 번호와 날짜, 고를 수 있는 값을 확인해 주십시오.',
  'district-needs-province': () => '시도와 시군구를 모두 선택해주세요.',
  'near-format': ({ field }) => `${field} 값은 우리나라 안의 위도와 경도여야 합니다. 예: 37.5665,126.978`,
  'poll-day': ({ days }) => `모이는 날은 오늘부터 ${days}일 안에서 골라 주십시오.`,
  'poll-not-found': () => '이 투표는 없거나 끝났습니다.',
  'poll-full': ({ max }) => `투표한 사람이 ${max}명이 넘어 더 받지 못합니다.`,
  'plan-needs-place': () => '어디에서 모이는지 시군구(region)를 고르거나 위치(near)를 적어 주십시오.',
  'needs-near': ({ field }) => `${field} 값은 near로 위치를 적을 때에만 쓸 수 있습니다.`,
  'unknown-region': () => '선택한 지역을 찾을 수 없습니다.',
  'ambiguous-region': ({ field, choices }) =>
    `같은 이름의 시군구가 여럿 있습니다. ${field} 값을 다음 가운데 하나로 보내 주십시오: ${choices.join(', ')}`,
  'region-given-twice': ({ field }) =>
    `${josa(field, '을/를')} province, district와 함께 쓸 수 없습니다. 하나만 보내 주십시오.`,
  'unknown-agency': () => '그 번호의 기관을 찾을 수 없습니다.',
  'restaurant-not-found': () => '식당을 찾을 수 없습니다. 번호를 확인해 주십시오.',
  'restaurant-merged': ({ id }) => `이 식당은 ${id}번으로 합쳐졌습니다. 그 번호로 다시 요청해 주십시오.`,
  'agency-not-found': () => '기관을 찾을 수 없습니다. 번호를 확인해 주십시오.',
  'collection-not-found': () => '모아 보기를 찾을 수 없습니다. 주소를 확인해 주십시오.',
  'agency-merged': ({ id }) => `이 기관은 ${id}번으로 합쳐졌습니다. 그 번호로 다시 요청해 주십시오.`,
  'path-not-found': () => '없는 주소입니다. /api/openapi.json에서 주소를 확인해 주십시오.',
  'method-not-allowed': ({ allowed }) => `이 주소는 ${allowed} 요청만 받습니다.`,
  'merge-same-restaurant': () => '한 식당을 자기 자신과 합칠 수 없습니다. 서로 다른 두 곳을 골라 주십시오.',
  'already-merged': ({ id }) =>
    `${id}번 식당은 이미 다른 곳과 합쳐졌거나 지워졌습니다. 지금 보이는 식당을 골라 주십시오.`,
  'merge-superseded': () => '이 합치기 뒤에 다시 합쳐진 것이 있습니다. 나중 것부터 되돌려 주십시오.',
  'merge-already-reverted': () => '이미 되돌린 합치기입니다. 다시 합치려면 새로 합쳐 주십시오.',
  'already-resolved': () => '이미 답한 표기입니다. 합친 것을 되돌리려면 합치기 목록에서 되돌려 주십시오.',
  'invalid-decision': () => "'같은 곳'이나 '다른 곳'으로 답해 주십시오.",
  'job-not-found': () => '없는 작업입니다. 작업 목록에서 다시 골라 주십시오.',
  'job-finished': () => '이미 끝난 작업입니다.',
  'backup-not-complete': () => '온전한 백업이 아니어서 할 수 없습니다.',
  'backup-busy': () => '다른 백업이나 복원이 아직 끝나지 않았습니다. 끝난 뒤에 다시 해 주십시오.',
  'restore-not-confirmed': ({ word }) => `지금 데이터베이스를 바꾸려면 '${word}'이라고 적어 주십시오.`,
  'upload-not-found': () => '올린 파일이 없습니다. 목록에서 다시 골라 주십시오.',
  'upload-busy': () => '이 파일로 하는 작업이 아직 끝나지 않았습니다. 끝난 뒤에 다시 해 주십시오.',
  'upload-imported': () => '이미 가져온 파일입니다. 고치려면 먼저 되돌려 주십시오.',
  'upload-not-imported': () => '가져온 적이 없는 파일이라 되돌릴 것이 없습니다.',
  'upload-erased': () => '보관 기간이 지나 지워진 파일입니다. 파일을 다시 올려 주십시오.',
  'upload-not-read': () => '파일을 아직 다 읽지 못했습니다. 다 읽은 뒤에 다시 해 주십시오.',
  'upload-agency-missing': () => '어느 기관의 내역인지 파일에 적혀 있지 않습니다. 기관을 골라 주십시오.',
  'upload-agency-unknown': ({ name, near }) =>
    `‘${name}’ 기관은 아직 없어요. ${near === '' ? '' : `혹시 ‘${near}’인가요? `}` +
    '새 기관이면 새 기관으로 추가해 주세요(newAgency).',
  'too-many-corrections': ({ max }) =>
    `한 파일에서 고칠 수 있는 것은 ${max.toLocaleString('ko-KR')}개까지입니다. 파일을 고쳐 다시 올려 주십시오.`,
  'agency-merge-same': () => '한 기관을 자기 자신과 합칠 수 없습니다. 서로 다른 두 곳을 골라 주십시오.',
  'agency-gone': () => '두 기관 가운데 하나가 이미 다른 기관과 합쳐졌거나 지워졌습니다. 목록을 새로 고쳐 주십시오.',
  'agency-merge-undone': () => '이미 되돌린 합치기이거나 이 기관의 합치기가 아닙니다.',
  'agency-merge-changed': ({ gone, name, visits, departments, children }) => {
    const changed = [
      gone && '남은 기관이 없어짐',
      name && `‘${name}’ 이름을 다른 기관이 씀`,
      visits > 0 && `방문 ${visits.toLocaleString('ko-KR')}건을 고침`,
      departments > 0 && `부서 ${departments.toLocaleString('ko-KR')}개를 옮기거나 지움`,
      children > 0 && `아래 기관 ${children.toLocaleString('ko-KR')}곳을 옮김`,
    ].filter(Boolean)
    return `합친 뒤에 바뀐 것이 있어 되돌릴 수 없습니다: ${changed.join(', ')}. 그것부터 제자리에 돌려 주십시오.`
  },
  'match-decided': ({ by }) => `${by ? `${by} 님이` : '다른 검토자가'} 먼저 정했습니다. 정한 것은 그대로 둡니다.`,
  'match-not-decided': () => '되돌릴 결정이 없습니다. 이미 되돌렸거나 아직 정하지 않은 물음입니다.',
  'match-target': () => '그 식당으로는 정할 수 없습니다. 후보 가운데에서 고르거나 다른 식당을 찾아 주십시오.',
  'import-running': () => '지금 파일을 가져오고 있습니다. 끝난 뒤에 다시 해 주십시오.',
  'credentials-required': () => '이메일과 비밀번호를 입력해주세요.',
  'email-format': () => '올바른 이메일 형식을 입력해주세요.',
  'sign-in-failed': () => '이메일 또는 비밀번호가 올바르지 않거나 관리자 권한이 없습니다.',
  'account-locked': ({ seconds }) =>
    `로그인에 여러 번 실패했습니다. ${waitOf(seconds)} 뒤에 다시 시도해주세요. ` +
    '전에 로그인한 적이 있는 다른 브라우저가 있다면 그곳에서 로그인할 수 있습니다.',
  'sign-in-limited': ({ seconds }) =>
    `이 네트워크에서 로그인을 너무 많이 시도했습니다. ${waitOf(seconds)} 뒤에 다시 시도해주세요. ` +
    '전에 로그인한 적이 있는 브라우저에서는 지금도 로그인할 수 있습니다.',
  'sign-in-busy': () => '지금 로그인하려는 요청이 몰려 있습니다. 잠시 후 다시 시도해주세요.',
  unauthenticated: () => '로그인이 필요합니다.',
  'password-too-short': ({ min }) => `비밀번호는 ${min}자 이상이어야 합니다.`,
  'password-common': () => '짐작하기 쉬운 비밀번호입니다. 흔한 낱말이나 이름, 연속된 글자가 아닌 것으로 정해 주십시오.',
  'nickname-too-short': ({ min }) => `이름은 ${min}자 이상이어야 합니다.`,
  'email-taken': () => '이미 있는 이메일입니다. 비밀번호를 바꾸려면 npm run staff -- password 를 쓰십시오.',
  'staff-not-found': () => '그 이메일의 관리자나 운영자가 없습니다. 주소를 확인해 주십시오.',
  'terms-in-force': () => '이미 시행된 약관은 고치거나 지울 수 없습니다. 바꾸려면 새 판을 만들어 주십시오.',
  'terms-version-taken': () => '이 약관의 그 판은 이미 있습니다. 다음 번호로 정해 주십시오.',
  'terms-published': () => '공개한 판은 지울 수 없습니다. 아직 시행 전이라면 공개를 끈 뒤에 지워 주십시오.',
  'invalid-body': () => '보낸 내용을 읽을 수 없습니다. JSON으로 보내 주십시오.',
  'body-too-large': ({ max }) => `보낸 내용이 너무 큽니다. ${bytesOf(max)}까지 받습니다.`,
  'tickets-rate-limited': ({ seconds }) =>
    `한 시간에 보낼 수 있는 문의를 모두 보내셨습니다. ${waitOf(seconds)} 뒤에 다시 보내 주십시오.`,
  'ticket-capacity-reached': ({ seconds }) =>
    `지금 문의가 한꺼번에 몰려 더 받지 못합니다. ${waitOf(seconds)} 뒤에 다시 보내 주십시오.`,
  'rate-limited': ({ seconds }) => `잠시 너무 많이 하셨습니다. ${waitOf(seconds)} 뒤에 다시 해 주십시오.`,
  'too-many-streams': ({ seconds }) =>
    `열어 둔 화면이 너무 많아 새 소식을 바로 보내 드리지 못합니다. ${waitOf(seconds)} 뒤에 다시 이어집니다.`,
  'sign-in-disabled': () => '지금은 카카오 로그인을 쓸 수 없습니다. 보던 것은 로그인하지 않아도 볼 수 있습니다.',
  'auth-state-expired': () =>
    '인증 세션을 찾을 수 없습니다. 시간이 지났거나 다른 브라우저에서 시작한 로그인입니다. 처음부터 다시 해 주십시오.',
  'sign-in-denied': () => '카카오에서 로그인을 취소하셨습니다. 다시 하려면 로그인 단추를 눌러 주십시오.',
  'identity-unverified': () => '카카오가 보낸 값을 확인할 수 없어 로그인하지 않았습니다. 처음부터 다시 해 주십시오.',
  'identity-provider-unavailable': () => '카카오에 연결하지 못했습니다. 잠시 후 다시 시도해 주십시오.',
  'sign-up-expired': () => '가입을 시작한 지 오래되어 처음부터 다시 해야 합니다. 적으신 것은 저장하지 않았습니다.',
  'terms-not-accepted': () => '필수 약관에 모두 동의해야 계속할 수 있습니다.',
  'terms-changed': () => '그 사이에 약관이 새 판으로 바뀌었습니다. 새 판을 읽고 다시 동의해 주십시오.',
  'consent-required': () => '필수 약관이 새 판으로 바뀌었습니다. 동의하신 뒤에 이어서 쓰실 수 있습니다.',
  'consent-not-optional': () => '필수 약관의 동의는 여기에서 바꿀 수 없습니다. 거두려면 탈퇴해 주십시오.',
  'nickname-required': () => '닉네임을 입력해주세요.',
  'nickname-length': ({ min, max }) => `닉네임은 ${min}–${max}자로 정해 주십시오.`,
  'nickname-characters': () => '닉네임에는 글자와 숫자, 빈칸, 그리고 . _ - 만 쓸 수 있습니다.',
  'nickname-reserved': () => '운영자로 오해할 수 있어 쓸 수 없는 닉네임입니다. 다른 이름으로 정해 주십시오.',
  'nickname-withdrawn': () => '탈퇴한 회원의 글에 붙는 이름이라 쓸 수 없습니다. 다른 이름으로 정해 주십시오.',
  'nickname-taken': () => '이미 쓰고 있는 닉네임이거나 그와 똑같아 보이는 닉네임입니다. 다른 이름으로 정해 주십시오.',
  'deletion-not-confirmed': () => '"DELETE"를 정확히 입력해주세요.',
  'nickname-not-confirmed': () => '지우려는 계정의 이름을 똑같이 입력해주세요.',
  'cannot-change-own-role': () => '자신의 권한을 바꾸거나 자신을 지울 수 없습니다. 다른 관리자에게 부탁해 주십시오.',
  'last-admin': () => '관리자가 한 사람뿐이어서 그 권한을 거두거나 지울 수 없습니다. 먼저 다른 관리자를 두십시오.',
  'staff-cannot-leave': () =>
    '운영 권한이 있는 계정은 스스로 탈퇴할 수 없습니다. 다른 관리자에게 권한을 거두어 달라고 한 뒤에 탈퇴해 주십시오.',
  'member-not-found': () => '그 회원이 없습니다. 탈퇴했을 수 있습니다.',
  'member-blocked': blockedMessage,
  'staff-not-blockable': () => '운영 권한이 있는 계정은 차단할 수 없습니다. 먼저 권한을 거두어 주십시오.',
  'no-staff-sign-in': () =>
    '카카오로만 로그인하는 회원이라 권한을 줘도 관리 화면에 들어올 수 없어요. 회원 화면의 ‘운영자 초대’로 이메일 계정을 만들어 주세요.',
  'blocked-person-no-role': () => '차단한 회원에게는 권한을 줄 수 없습니다. 먼저 차단을 풀어 주십시오.',
  'block-end-past': () => '차단이 끝나는 때는 지금보다 뒤여야 합니다.',
  'reason-required': () => '이유를 적어 주십시오.',
  'email-required': () => '이메일을 입력해주세요.',
  'password-required': () => '비밀번호를 입력해주세요.',
  'passwords-differ': () => '두 비밀번호가 다릅니다. 다시 입력해주세요.',
  'account-exists': () => '이미 있는 계정의 이메일입니다. 사용자 목록에서 그 계정의 권한을 바꿔 주십시오.',
  'invitation-invalid': () =>
    '이 링크는 이미 썼거나 기한이 지났습니다. 관리자에게 링크를 다시 보내 달라고 해 주십시오.',
  'invitation-not-sent': () =>
    '이메일을 보내지 못해 계정도 링크도 만들지 않았습니다. 메일 설정을 확인하고 다시 해 주십시오.',
  'password-set-already': () => '이미 비밀번호를 정한 계정입니다. 초대 링크를 다시 보낼 수 없습니다.',
  'current-password-wrong': () => '지금 비밀번호가 올바르지 않습니다.',
  'favorites-limit-reached': ({ max }) => `${max}곳까지 저장할 수 있습니다. 몇 곳을 지우고 다시 해 주십시오.`,
  'favorite-not-found': () => '저장한 곳이 아닙니다. 다른 곳에서 지웠을 수 있습니다.',
  'folders-limit-reached': ({ max }) => `폴더는 ${max}개까지 만들 수 있습니다.`,
  'folder-name-taken': () => '같은 이름의 폴더가 있습니다. 다른 이름으로 정해 주십시오.',
  'folder-not-found': () => '그 폴더가 없습니다. 다른 곳에서 지웠을 수 있습니다.',
  'list-not-found': () => '이 목록은 없거나 더는 나누지 않습니다.',
  'review-exists': () => '이미 이 식당에 리뷰를 작성하셨습니다.',
  'review-not-found': () => '그 리뷰가 없습니다. 지워졌거나 숨겨졌을 수 있습니다.',
  'own-review-not-allowed': () => '자신의 리뷰에는 할 수 없습니다.',
  'own-content-not-allowed': () => '자신이 쓴 것에는 할 수 없습니다.',
  'already-reported': () => '이미 신고하셨습니다. 살펴보고 있습니다.',
  'post-not-found': () => '그 글이 없습니다. 지워졌거나 숨겨졌을 수 있습니다.',
  'comment-not-found': () => '그 댓글이 없습니다. 지워졌거나 숨겨졌을 수 있습니다.',
  'post-title-required': () => '제목을 입력해주세요.',
  'post-content-required': () => '내용을 입력해주세요.',
  'notices-by-staff': () => '공지사항은 운영자만 쓸 수 있습니다.',
  'post-cooldown': ({ seconds }) => `게시글 작성은 ${seconds}초 후에 가능합니다.`,
  'comment-cooldown': ({ seconds }) =>
    `댓글은 1분에 하나씩 쓸 수 있습니다. ${waitOf(seconds)} 뒤에 다시 올려 주십시오.`,
  'comment-content-required': () => '댓글을 입력해주세요.',
  'comments-closed': () => '댓글은 자유게시판의 글에만 쓸 수 있습니다.',
  'mutes-limit-reached': ({ max }) => `${max}명까지 숨길 수 있습니다. 프로필에서 몇 명을 다시 보이게 해 주십시오.`,
  'answer-required': () => '완료하거나 반려하려면 답변을 적어 주십시오.',
  'publish-window': () => '보이기를 마치는 때는 시작하는 때보다 뒤여야 합니다.',
  'restriction-period': ({ max }) => `임시조치는 지금부터 최대 ${max}일까지 할 수 있습니다.`,
  'report-not-found': () => '그 신고가 없습니다.',
  'reports-resolved': () => '처리를 기다리는 신고가 없습니다. 다른 운영자가 먼저 처리했을 수 있습니다.',
  'resolution-not-found': () => '그 처리 기록이 없습니다.',
  'resolution-undone': () => '이미 되돌린 처리입니다.',
  'resolution-superseded': () => '그 뒤에 다시 처리한 것이 있습니다. 나중 것부터 되돌려 주십시오.',
  'source-url': ({ max }) =>
    `http:// 나 https:// 로 시작하고 아이디나 비밀번호가 없는 ${max}자 이하의 주소여야 합니다.`,
  'department-name': () => '부서의 이름만 적을 수 있어요. 총무과, 망원1동처럼 적어 주세요.',
  'photo-type': () => 'JPEG, PNG, WebP 사진만 올릴 수 있습니다.',
  'photo-corrupt': () => '사진을 읽을 수 없습니다. 온전한 파일인지 확인해 주십시오.',
  'photo-dimensions-too-large': ({ max }) =>
    `사진이 너무 큽니다. 가로와 세로를 곱해 ${Math.floor(max / 10_000).toLocaleString('ko-KR')}만 화소까지 받습니다.`,
  'photo-memory': ({ max }) =>
    `사진을 풀면 ${josa(bytesOf(max), '이/가')} 넘어 읽을 수 없습니다. 색을 8비트로 저장하거나 크기를 줄여 다시 올려 주십시오.`,
  'photos-busy': () => '지금 올라오는 사진이 많아 더 받지 못합니다. 잠시 후 다시 올려 주십시오.',
  'photos-too-many': ({ max }) => `사진은 ${max}장까지 올릴 수 있습니다.`,
  'photo-not-found': () => '올린 사진을 찾을 수 없습니다. 다시 올려 주십시오.',
  'photo-missing': () => '그 사진이 없습니다. 지워졌을 수 있습니다.',
  'photo-damaged': () => '보관하던 사진이 손상되어 보여 드릴 수 없습니다. 올린 분은 지우고 다시 올려 주십시오.',
  'storage-full': () =>
    '저장 공간이 가득 차 지금은 저장할 수 없습니다. 아무것도 바뀌지 않았습니다. 운영자가 자리를 마련한 뒤 다시 해 주십시오.',
  'read-only': () => '점검 중이라 지금은 보기만 할 수 있어요. 아무것도 바뀌지 않았으니 잠시 뒤 다시 해 주세요.',
  'restaurant-restricted': () =>
    '이미 보이지 않는 식당이거나, 이 문의로 한 번 가린 식당입니다. 식당의 상태를 확인해 주십시오.',
  'ticket-settled': () => '이미 답했거나 종결한 문의입니다. 다시 답하려면 먼저 상태를 접수로 바꾸어 주십시오.',
  'email-not-sent': () =>
    '이메일을 보내지 못해 저장하지 않았습니다. 적은 내용은 그대로 있으니 잠시 뒤 다시 해 주십시오.',
  'record-not-found': () => '없는 항목입니다. 그 사이에 지워졌을 수 있습니다. 목록에서 다시 찾아 주십시오.',
  'edit-conflict': () =>
    '고치는 사이에 다른 사람이 먼저 저장했습니다. 지금 값과 견주어 보고 다시 저장해 주십시오. 적은 내용은 그대로 있습니다.',
  'idempotency-key-reused': () =>
    '앞서 보낸 내용이 이미 저장됐어요. 목록에서 찾아 고쳐 주세요. 새로 만들려면 화면을 새로 열어 주세요.',
  'too-many-selected': ({ max }) => `한 번에 ${max.toLocaleString('ko')}개까지 바꿀 수 있습니다. 조건을 좁혀 주십시오.`,
  'saved-filters-limit-reached': ({ max }) =>
    `보기는 ${max}개까지 저장할 수 있습니다. 쓰지 않는 것을 지우고 다시 저장해 주십시오.`,
  'saved-filter-name-taken': () => '같은 이름의 보기가 있습니다. 다른 이름으로 정해 주십시오.',
  'word-too-short': ({ min }) => `글자나 숫자를 ${min}자 이상 적어 주십시오.`,
  'word-no-domain': () => '누리집 주소의 도메인을 적어 주십시오. 예: 광고.example',
  'word-taken': () => '이 목록에 이미 있는 낱말입니다. 띄어쓰기와 대소문자는 가리지 않습니다.',
  'words-limit-reached': ({ max }) =>
    `한 목록에 ${max.toLocaleString('ko')}개까지 둘 수 있습니다. 쓰지 않는 낱말을 지워 주십시오.`,
  'export-too-large': ({ max }) =>
    `한 파일에 ${max.toLocaleString('ko')}줄까지 내보낼 수 있습니다. 조건을 좁혀 주십시오.`,
  'export-running': () => '앞서 내보내던 파일이 아직 끝나지 않았습니다. 끝난 뒤에 다시 해 주십시오.',
  'correction-reason-missing': () => '공개된 자료의 값을 바꾸려면 고친 까닭을 적어 주십시오.',
  'address-missing': () => '주소를 입력해주세요.',
  'visit-published': () =>
    '파일에서 가져온 방문은 하나씩 지울 수 없어요. 상태를 바꾸거나, 가져온 파일을 되돌려 주세요.',
  'restaurant-equal': ({ id, title }) =>
    `이름과 주소가 같은 식당이 이미 있어요: ${title}(${id}번). 같은 곳이면 그 식당을 고쳐 주세요.`,
  'point-incomplete': () => '위도와 경도를 모두 입력하거나 모두 비워 주세요.',
  'point-abroad': () => '우리나라 안의 위도와 경도를 입력해 주세요.',
  'phone-format': () =>
    '지역번호부터 적은 가게 전화번호를 입력해 주세요. 예: 02-123-4567. 휴대전화 번호는 저장하지 않아요.',
  'day-to-come': () => '오늘까지의 날짜를 입력해 주세요.',
  'day-too-old': ({ min }) => `${min}년부터의 날짜를 입력해 주세요.`,
  'change-undone': () => '이미 되돌린 변경입니다.',
  'not-merged-here': () => '이 식당에 합친 기록이 아닙니다. 목록을 새로 고쳐 주십시오.',
  'session-not-found': () => '그 로그인은 이미 끝났습니다.',
  forbidden: () => '관리자 권한이 필요합니다.',
  'webhook-rejected': () => '이 요청을 보낸 곳을 확인할 수 없습니다.',
  'query-timeout': () => '요청이 오래 걸려 멈췄습니다. 조건을 좁혀 다시 시도해 주십시오.',
  busy: ({ seconds }) => `지금 요청이 한꺼번에 몰렸습니다. ${waitOf(seconds)} 뒤에 다시 해 주십시오.`,
  unavailable: () => '지금은 자료를 읽을 수 없습니다. 잠시 후 다시 시도해 주십시오.',
  internal: () => '요청을 처리하지 못했습니다. 잠시 후 다시 시도해 주십시오.',
}

/** The Korean message of a violation. */
export const messageOf = <Code extends ViolationCode>(violation: Violation & { code: Code }): string =>
  (MESSAGES[violation.code] as (params: Violation['params']) => string)(violation.params)
