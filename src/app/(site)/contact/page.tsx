import type { Metadata } from 'next'
import { PageHeading } from '@/ui/layout/PageHeading'
import { Prose } from '@/ui/layout/Prose'
import { Contact } from '../_components/text/Contact'

export const metadata: Metadata = {
  title: '정정·삭제 요청',
  description: '잘못된 기록을 고치거나 지워 달라고 요청하는 방법입니다.',
  alternates: { canonical: '/contact' },
}

export default function ContactPage() {
  return (
    <div className="wrap">
      <PageHeading title="정정·삭제 요청">틀린 이름, 주소, 위치, 다른 식당과 섞인 기록, 문을 닫은 식당을 알려 주십시오.</PageHeading>
      <Prose>
        <p className="border-y border-line py-4">
          <span className="block text-small text-soft">보내실 곳</span>
          <b className="text-lead">
            <Contact />
          </b>
        </p>
        <h2>적어 주실 것</h2>
        <ol>
          <li>식당 쪽의 주소(예: 이 누리집의 /restaurants/ 뒤에 번호가 붙은 주소)</li>
          <li>무엇이 어떻게 잘못되었는지</li>
          <li>기록 하나에 관한 것이라면 그 줄의 날짜와 기관, 출처에 적힌 행 번호</li>
          <li>식당을 운영하시는 분이라면 그렇다는 말씀</li>
        </ol>
        <h2>처리하는 방법</h2>
        <ul>
          <li>원문과 대조해 이 누리집이 잘못 옮긴 것이면 고치고, 고친 기록임을 표시합니다.</li>
          <li>원문 자체가 잘못된 것이면 기관이 고친 뒤 다시 들여옵니다. 그사이에는 확인 중임을 표시하고 순위에서 뺄 수 있습니다.</li>
          <li>개인을 알아볼 수 있는 내용은 이유를 묻지 않고 곧바로 가립니다.</li>
          <li>공개된 기록 자체의 삭제는 그 기관에 요청하셔야 합니다. 기관이 내리면 이곳에서도 내립니다.</li>
        </ul>
      </Prose>
    </div>
  )
}
