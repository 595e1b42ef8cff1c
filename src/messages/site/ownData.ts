import type { MemberDataExport } from '@/domain/dataExport'
import {
  BOARD_LABELS,
  COMMENT_STATUS_LABELS,
  CONTENT_TYPE_LABELS,
  POST_STATUS_LABELS,
  REPORT_REASON_LABELS,
  REPORT_STATUS_LABELS,
  REVIEW_STATUS_LABELS,
  ROLE_LABELS,
} from '../labels'
import { FREQUENCY_LABELS } from './follows'
import { NOTIFICATION_KIND_LABELS, notificationMessage } from './notifications'

const CONSENT_ACTION_LABELS = { given: '동의함', declined: '동의하지 않음', withdrawn: '거둠' } as const
const SESSION_KIND_LABELS = { member: '회원', staff: '운영' } as const

export const ownDataFileName = (day: string): string => `gonggong-bapsang-내정보-${day}.json`

export function ownDataInKorean(data: MemberDataExport, origin: string): object {
  const place = ({ restaurant, title }: { restaurant: number; title: string }) => ({
    식당: title,
    주소: `${origin}/restaurants/${restaurant}`,
  })
  const photo = (name: string) => `${origin}/api/v1/photos/${name}`
  const shared = (token: string | null) => token && `${origin}/lists/${token}`
  return {
    안내: '공공밥상이 보관하고 있는 회원님의 정보예요. 때는 모두 협정 세계시(UTC)로 적었어요.',
    내려받은_날: data.day,
    계정: {
      닉네임: data.account.nickname,
      지역: data.account.region,
      권한: ROLE_LABELS[data.account.role],
      운영자_로그인_이메일: data.account.staffEmail,
      가입한_때: data.account.joinedAt,
      마지막으로_고친_때: data.account.changedAt,
    },
    로그인_수단: data.identities.map(({ issuer, subject, email, since }) => ({
      제공자: issuer,
      회원_식별값: subject,
      이메일: email,
      연결한_때: since,
    })),
    내_사무실: data.office && {
      이름: data.office.name,
      위도: data.office.latitude,
      경도: data.office.longitude,
      저장한_때: data.office.savedAt,
    },
    권한_기록: data.roles.map(({ role, at }) => ({ 권한: ROLE_LABELS[role], 정해진_때: at })),
    약관_동의: data.consents.map(({ title, version, agreed, decidedAt }) => ({
      약관: title,
      판: version,
      동의: agreed,
      정한_때: decidedAt,
    })),
    약관_동의_이력: data.consentEvents.map(({ title, version, action, at }) => ({
      약관: title,
      판: version,
      한_일: CONSENT_ACTION_LABELS[action],
      때: at,
    })),
    즐겨찾기_폴더: data.folders.map(({ name, createdAt, shared: token }) => ({
      이름: name,
      만든_때: createdAt,
      나눔_주소: shared(token),
    })),
    즐겨찾기_나눔_주소: shared(data.favoritesShared),
    즐겨찾기: data.favorites.map(({ folder, keptAt, ...of }) => ({ ...place(of), 폴더: folder, 저장한_때: keptAt })),
    리뷰: data.reviews.map(({ rating, content, status, photos, createdAt, editedAt, deletedAt, ...of }) => ({
      ...place(of),
      별점: rating,
      내용: content,
      사진: photos.map(photo),
      상태: REVIEW_STATUS_LABELS[status],
      쓴_때: createdAt,
      고친_때: editedAt,
      지운_때: deletedAt,
    })),
    리뷰나_글에_쓰지_않은_사진: data.loosePhotos.map(photo),
    도움이_되었다고_한_리뷰: data.helpful.map(({ at, ...of }) => ({ ...place(of), 누른_때: at })),
    글: data.posts.map(({ board, title, content, photos, status, createdAt, editedAt, deletedAt }) => ({
      게시판: BOARD_LABELS[board],
      제목: title,
      내용: content,
      사진: photos.map(photo),
      상태: POST_STATUS_LABELS[status],
      쓴_때: createdAt,
      고친_때: editedAt,
      지운_때: deletedAt,
    })),
    댓글: data.comments.map(({ title, content, status, createdAt, editedAt, deletedAt }) => ({
      글: title,
      내용: content,
      상태: COMMENT_STATUS_LABELS[status],
      쓴_때: createdAt,
      고친_때: editedAt,
      지운_때: deletedAt,
    })),
    좋아요: data.likes.map(({ type, title, at }) => ({ 종류: CONTENT_TYPE_LABELS[type], 글: title, 누른_때: at })),
    숨긴_회원: data.mutes.map(({ nickname, at }) => ({ 닉네임: nickname, 숨긴_때: at })),
    신고: data.reports.map(({ type, id, title, reason, description, status, at }) => ({
      종류: CONTENT_TYPE_LABELS[type],
      ...(type === 'review' ? place({ restaurant: id, title }) : { 글: title }),
      이유: REPORT_REASON_LABELS[reason],
      설명: description,
      처리: REPORT_STATUS_LABELS[status],
      신고한_때: at,
    })),
    알림: data.notifications.map(({ at, ...told }) => ({ 내용: notificationMessage(told), 받은_때: at })),
    받지_않는_알림: data.mutedKinds.map((kind) => NOTIFICATION_KIND_LABELS[kind]),
    소식_받는_곳: data.follows.map(({ name, at }) => ({ 이름: name, 누른_때: at })),
    소식_메일: data.digest && {
      이메일: data.digest.email,
      보내는_때: FREQUENCY_LABELS[data.digest.frequency],
      정한_때: data.digest.changedAt,
    },
    확인을_기다리는_소식_메일: data.digestRequest && {
      이메일: data.digestRequest.email,
      보내는_때: FREQUENCY_LABELS[data.digestRequest.frequency],
      링크의_기한: data.digestRequest.until,
    },
    알림을_받는_브라우저: data.pushes.map(({ endpoint, device, since }) => ({
      푸시_서비스의_주소: endpoint,
      기기: device,
      켠_때: since,
    })),
    운영자가_남긴_메모: data.staffNotes.map(({ text, at }) => ({ 내용: text, 남긴_때: at })),
    로그인한_기기: data.sessions.map(({ kind, device, since, lastSeenAt }) => ({
      종류: SESSION_KIND_LABELS[kind],
      기기: device,
      로그인한_때: since,
      마지막으로_쓴_때: lastSeenAt,
    })),
  }
}
