import type { Metadata } from 'next'
import Link from 'next/link'
import { PageHeading } from '@/ui/layout/PageHeading'
import { Prose } from '@/ui/layout/Prose'

export const metadata: Metadata = { title: '이용약관', alternates: { canonical: '/terms' } }

export default function TermsPage() {
  return (
    <div className="wrap">
      <PageHeading title="이용약관">시행일 2025년 8월 21일</PageHeading>
      <Prose>
        <h2>제1조 (목적)</h2>
        <p>이 약관은 공공밥상(이하 ‘서비스’)을 이용하는 조건과, 서비스와 이용자의 권리와 의무를 정합니다.</p>
        <h2>제2조 (서비스의 내용)</h2>
        <ul>
          <li>공공기관이 공개한 업무추진비 집행 내역을 식당별로 정리해 보여 드립니다.</li>
          <li>지역, 업종, 연도, 기관으로 찾고 순위와 원문을 확인할 수 있습니다.</li>
          <li>같은 자료를 공개 API로 제공합니다.</li>
        </ul>
        <p>서비스는 누구나 가입하지 않고 무료로 이용할 수 있습니다.</p>
        <h2>제3조 (자료의 성격)</h2>
        <p>
          순위와 숫자는 공개된 기록을 센 것이며 기관의 추천이나 식당의 품질 평가가 아닙니다. 기록을 옮기는 과정에서 잘못이 있을 수 있고,{' '}
          <Link href="/contact">정정·삭제 요청</Link>을 받아 고칩니다.
        </p>
        <h2>제4조 (이용자의 의무)</h2>
        <ul>
          <li>서비스를 멈추게 하거나 지나치게 많은 요청을 보내지 않습니다.</li>
          <li>자료를 옮겨 쓸 때 출처가 공공밥상과 해당 기관임을 밝힙니다.</li>
          <li>자료를 특정한 사람을 괴롭히거나 비방하는 데 쓰지 않습니다.</li>
        </ul>
        <h2>제5조 (책임의 범위)</h2>
        <p>서비스는 자료가 빠짐없고 늘 최신이라고 보증하지 않습니다. 점검이나 장애가 있으면 멈출 수 있습니다.</p>
        <h2>제6조 (약관의 변경)</h2>
        <p>약관을 바꿀 때에는 시행 7일 전에 이 쪽과 공지사항에 알립니다.</p>
      </Prose>
    </div>
  )
}
