import type { Metadata } from 'next'
import { env } from '@/infra/env'
import { PageHeading } from '@/ui/layout/PageHeading'
import { Prose } from '@/ui/layout/Prose'
import { Contact } from '../_components/text/Contact'

export const metadata: Metadata = { title: '개인정보처리방침', alternates: { canonical: '/privacy' } }

export default function PrivacyPage() {
  const kakaoMap = Boolean(env().KAKAO_MAP_KEY)
  return (
    <div className="wrap">
      <PageHeading title="개인정보처리방침">시행일 2025년 8월 21일</PageHeading>
      <Prose>
        <p className="border-y border-line py-4 font-medium">
          지금은 회원 가입이 없어 이름, 전자우편, 전화번호 같은 개인정보를 받지 않습니다. 광고나 행동을 뒤쫓는 도구도
          쓰지 않습니다.
        </p>
        <h2>1. 처리하는 정보와 근거</h2>
        <ul>
          <li>
            <b>접속 기록</b>: 요청한 시각과 주소, 응답 상태를 장애를 찾고 남용을 막기 위해 남깁니다. 근거는 서비스를
            안전하게 운영할 정당한 이익(개인정보 보호법 제15조 제1항 제6호)입니다.
          </li>
          <li>
            <b>정정·삭제 요청</b>: 보내신 분의 주소와 내용을 처리하는 데에만 씁니다. 근거는 요청하신 분의 뜻(같은 항
            제1호, 제4호)입니다.
          </li>
          <li>
            <b>이 기기에만 남는 것</b>: 최근 검색어, 최근 본 곳, 목록에서 보던 자리는 이용하시는 브라우저에 저장되고 서버로
            보내지 않습니다. 최근 본 곳은 그 자리에서, 나머지는 브라우저에서 지울 수 있습니다.
          </li>
        </ul>
        <h2>2. 공개 자료에 담긴 정보</h2>
        <p>업무추진비 기록에 개인의 이름이 있어도 저장하지 않습니다. 기관, 부서, 인원수만 남깁니다.</p>
        <h2>3. 보관과 파기</h2>
        <p>목적을 이룬 정보는 지체 없이 되살릴 수 없게 지웁니다. 법이 정한 기간이 있으면 그 기간만 보관합니다.</p>
        <h2>4. 제공과 위탁</h2>
        <p>개인정보를 다른 곳에 주거나 맡기지 않습니다. 회원 관리와 인증을 맡는 곳도 지금은 없습니다.</p>
        <p>
          {kakaoMap
            ? '위치가 알려진 식당의 지도를 열면 브라우저가 카카오의 지도 서버에 직접 연결하며, 이때 접속 주소가 카카오에 전달됩니다. 카카오톡으로 보내기를 누르셨을 때에도 같습니다.'
            : '지도는 이 누리집이 가진 경계 자료로 그리며 다른 회사의 서버에 연결하지 않습니다.'}{' '}
          카카오맵, 네이버지도, 블로그 찾기는 누르셨을 때에만 그 서비스로 이동합니다.
        </p>
        <h2>5. 이용자의 권리</h2>
        <p>자신에 관한 정보를 보고, 고치고, 지우고, 처리를 멈추도록 요청할 수 있습니다.</p>
        <h2>6. 연락처</h2>
        <p>
          <Contact />
        </p>
        <h2>7. 바뀔 때</h2>
        <p>내용을 바꿀 때에는 시행 7일 전에 이 쪽과 공지사항에 알립니다.</p>
      </Prose>
    </div>
  )
}
