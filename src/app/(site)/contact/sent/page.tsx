import type { Metadata } from 'next'
import { HomeLinks } from '@/app/(site)/_components/text/HomeLinks'
import { AfterTicket, TicketLink } from '@/ui/contact/AfterTicket'
import { PageHeading } from '@/ui/kit/Headings'
import { Prose } from '@/ui/kit/Prose'
import { InlineLink } from '@/ui/kit/TextLink'

export const metadata: Metadata = { title: '문의', robots: { index: false } }

/** A separate URL, so that going back or reloading sends nothing twice. */
export default function SentPage() {
  return (
    <div className="wrap min-h-[60dvh]">
      <AfterTicket>
        <PageHeading title="문의를 받았어요">알려 주셔서 고마워요.</PageHeading>
        <TicketLink />
        <Prose>
          <h2>이제 이렇게 돼요</h2>
          <ol>
            <li>운영자가 읽고 원문과 대조해요. 개인을 알아볼 수 있는 내용과 게시중단 요청을 먼저 살펴요.</li>
            <li>잘못 옮긴 기록은 고치고, 고친 기록임을 그 줄에 표시해요.</li>
            <li>결과는 위의 주소에서 보실 수 있고, 이메일을 적으셨다면 그 주소로도 알려 드려요.</li>
            <li>적으신 이메일 주소와 위의 주소는 답하거나 종결하고 1년이 지나면 지워요.</li>
          </ol>
        </Prose>
        <HomeLinks className="mt-8" />
      </AfterTicket>
      <noscript>
        <p className="pt-10">
          보낸 문의가 없어요. <InlineLink href="/contact">문의 쓰기</InlineLink>
        </p>
      </noscript>
    </div>
  )
}
